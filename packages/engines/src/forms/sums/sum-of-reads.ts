import { boxAround } from '../../documents/layout/box.ts'
import { boxCopy, type Read } from '../values/read.ts'

/** Share of the confidence of its parts that a computed sum has: a part that was not read is missing in it. */
const notStated = 0.8

/** The sum of a list, for documents that state none, where each row has a figure; a single row's figure is the sum itself. */
export function sumOfReads(reads: readonly (Read<number> | null)[]): Read<number> | null {
  const [first] = reads
  if (first == null || reads.includes(null)) return null
  if (reads.length === 1) return first
  const parts = reads.flatMap((read) => read ?? [])
  return {
    ...first,
    value: Math.round(1000 * parts.reduce((sum, { value }) => sum + value, 0)) / 1000,
    text: parts.map(({ text }) => text).join(' + '),
    box: boxCopy(boxAround(parts.filter(({ page }) => page === first.page).map(({ box }) => box))),
    confidence: notStated * Math.min(...parts.map(({ confidence }) => confidence)),
  }
}
