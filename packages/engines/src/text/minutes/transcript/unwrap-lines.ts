import { nameIn } from './transcript-lines.ts'

/** Characters; who writes without capitals sends shorter lines, each a message. */
const shortestBroken = 24
/** A text is broken at a width where at least so many of its lines go on in small letters. */
const leastBroken = 3
/** Of the longest broken line; a shorter line that the next one's capital could have fitted on ends by itself. */
const nearlyFull = 0.85

const endsItself = /[.!?…:;]["'”’)\]]?$/u
const startsItem = /^(?:[-•*–]|\d{1,2}[.)]\s|#)/u
/** 'sam: on my way', in a chat without capitals. */
const isSaid = (line: string): boolean => nameIn(line) !== null || /^[^\s:][^:]{0,29}:\s/u.test(line)

const goesOn = (line: string, next: string): boolean =>
  line.length >= shortestBroken && !endsItself.test(line) && /^\p{Ll}/u.test(next) && !isSaid(next)

/**
 * A text with a space in place of each line break within a sentence, so that all offsets stay: mails, subtitles and typed minutes
 * break their lines at a width.
 */
export function unwrapLines(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line) => line.trimEnd())
  const pairs = trimmed.slice(1).map((next, index) => [trimmed[index] ?? '', next.trimStart()] as const)
  const broken = pairs.filter(([line, next]) => goesOn(line, next))
  // No spread: a transcript may have more lines than a call takes arguments.
  const longest = broken.reduce((most, [line]) => Math.max(most, line.length), 0)
  const width = broken.length < leastBroken ? Number.POSITIVE_INFINITY : longest
  const isFull = (line: string, next: string): boolean =>
    line.length >= nearlyFull * width && !endsItself.test(line) && /^\p{L}/u.test(next) && !isSaid(next)
  return lines.reduce((whole, line, index) => {
    const [before, next] = pairs[index - 1] ?? ['', '']
    return `${whole}${goesOn(before, next) || (isFull(before, next) && !startsItem.test(next)) ? ' ' : '\n'}${line}`
  })
}
