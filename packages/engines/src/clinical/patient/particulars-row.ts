import { readPatterns } from '../../text/read-patterns.ts'
import { firstNames } from './first-names.ts'
import type { Candidate } from './name-candidate.ts'
import { isProfessional } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const { cell, anchor, ofOthers, familyFirst } = readPatterns(
  new URL('./wordings/particulars-row.txt', import.meta.url),
  ['cell', 'anchor', 'ofOthers', 'familyFirst'],
)

/** Rows above and below particulars in which their person's name may stand. */
const rowsAbove = 2
const rowsBelow = 1

const titleBefore = new RegExp(String.raw`^(?:${anyTitle})\.?\s`, 'iu')

/** A cell that is a name and nothing else. */
function nameOf(typed: string): ReturnType<typeof readName> {
  // 'Frau Ulrike Brandes' in running text is found by her title.
  if (titleBefore.test(typed)) return null
  const read = readName(typed, { sure: true })
  return read === null || read.name.first === null || read.length < typed.length ? null : read
}

/**
 * Names without a label in a cell of their own, beside or next to what else pages say of a patient: a date of birth with a sex or an age, or a
 * record number. One with its family name first is a surer name than two words in capitals, which may be a clinic's.
 */
export function namesInParticulars(text: string): Candidate[] {
  const rows: { text: string; start: number }[] = []
  for (const row of text.split('\n')) {
    const before = rows.at(-1)
    rows.push({ text: row, start: before === undefined ? 0 : before.start + before.text.length + 1 })
  }
  const anchors = rows.map((row) => anchor.test(row.text))
  return rows.flatMap((row, index) => {
    const isNear = anchors.slice(Math.max(0, index - rowsBelow), index + rowsAbove + 1).includes(true)
    if (!isNear) return []
    return [...row.text.matchAll(cell)].flatMap((match): Candidate[] => {
      const typed = match[0].trimEnd()
      const before = row.text.slice(Math.max(0, match.index - 30), match.index)
      const read =
        ofOthers.test(before) || isProfessional(row.text.slice(match.index + typed.length)) ? null : nameOf(typed)
      if (read === null) return []
      const isFamilyFirst = familyFirst.test(typed)
      const isKnown = firstNames.has(read.name.first?.toLowerCase() ?? '')
      const score = isFamilyFirst
        ? nameScores.inParticulars.familyFirst
        : isKnown
          ? nameScores.inParticulars.known
          : nameScores.inParticulars.plain
      const start = row.start + match.index
      return [{ name: read.name, score, titled: false, start, end: start + read.length }]
    })
  })
}
