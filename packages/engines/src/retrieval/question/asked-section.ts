import { readPatterns } from '../../text/read-patterns.ts'
import { paragraphNumber } from '../passages/paragraph-number.ts'
import type { Passage } from '../passages/passage.ts'

/** What a question asks of a numbered section. */
export interface AskedSection {
  number: string
  /** The question without the section; empty where it asks only what the section says. */
  rest: string
  /** It asks what the section says, rather than for a detail in it. */
  wantsSaying: boolean
}

/** A stretch of a passage; offsets into its text. */
export interface Stretch {
  passage: number
  start: number
  end: number
}

const patterns = readPatterns(new URL('../wordings/asked-sections.txt', import.meta.url), [
  'named',
  'saying asked',
  'saying frame',
  'place frame',
])
const frames = [patterns['saying frame'], patterns['place frame'], /<N>,?/u]
const endsInVerb = /\b(?:is|are|was|were)\W*$/iu

/** The section that a question names by its number; null where it names none. */
export function askedSection(question: string): AskedSection | null {
  const number = patterns.named.exec(question)?.[1]
  if (number === undefined) return null
  const short = question.replace(patterns.named, '<N>')
  const frame = frames.find((pattern) => pattern.test(short))
  const rest = (frame === undefined ? short : short.replace(frame, ' ')).replaceAll(/\s+/g, ' ').trim()
  return {
    number,
    rest: /[\p{L}\p{N}]/u.test(rest) ? rest : '',
    wantsSaying: patterns['saying asked'].test(short) && !endsInVerb.test(rest),
  }
}

/** The stretches of a numbered section: from its line to the next with another number; includes all parts of a section. */
export function stretchesOfSection(passages: readonly Passage[], number: string): Stretch[] {
  const stretches: Stretch[] = []
  let inside = false
  for (const [passage, { text }] of passages.entries()) {
    let start = 0
    for (const line of text.split('\n')) {
      const end = start + line.length
      const own = paragraphNumber(line)
      if (own !== null) inside = own === number || own.startsWith(`${number}.`)
      const last = stretches.at(-1)
      if (inside && last?.passage === passage && last.end === start - 1) last.end = end
      else if (inside) stretches.push({ passage, start, end })
      start = end + 1
    }
  }
  return stretches
}
