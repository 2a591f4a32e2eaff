import { readPatterns } from '../../text/read-patterns.ts'

const { entryClock } = readPatterns(new URL('./wordings/entry-clock.txt', import.meta.url), ['entryClock'])

// '2019 echo normal': a line may open with a year too.
const yearLike = /^(?:19|20)[0-2]\d$/
const mostLinesAbove = 3

const clockOf = (line: string): string | null => entryClock.exec(line)?.[1] ?? null

/** Whether a text begins as an entry of such notes does. */
export const opensEntry = (text: string): boolean => entryClock.test(text)

/** Tells the hour that the entry of a place opens with, where a text is kept in entries that open with one: '2200 settled …', '0600 …'. */
export function entryClocksOf(text: string): (place: number) => string | null {
  const clocks = text.split('\n').flatMap((line) => clockOf(line) ?? [])
  const areEntries = new Set(clocks).size > 1 && clocks.some((clock) => !yearLike.test(clock))
  return (place) => {
    if (!areEntries) return null
    const lines = text.slice(0, place).split('\n').toReversed().slice(0, mostLinesAbove)
    const blank = lines.findIndex((line, above) => above > 0 && line.trim() === '')
    // The rest of the place's own line belongs to what opens it.
    const entry = lines.slice(0, blank < 0 ? lines.length : blank).map((line) => clockOf(`${line} x`))
    return entry.find((clock) => clock !== null) ?? null
  }
}
