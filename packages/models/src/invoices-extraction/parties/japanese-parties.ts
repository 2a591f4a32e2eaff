import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { heightOf, horizontalOverlap } from '@vitrine/engines/documents/layout/box.ts'
import { japaneseAddressee } from '@vitrine/engines/forms/parties/japanese-addressee.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { partyScore } from '../weights.ts'
import type { Party } from './party.ts'

const { taxpayer, company, noName, place } = readPatterns(new URL('./wordings/japanese-parties.txt', import.meta.url), [
  'taxpayer',
  'company',
  'noName',
  'place',
])

/** Lines of a letterhead follow one another this closely, in line heights. */
const closeAbove = 2
const mostLines = 6

/** The lines above a line, in its own column, nearest first. */
function linesOver(line: Line, lines: readonly Line[]): Line[] {
  const over: Line[] = []
  let last = line
  for (const other of lines.toSorted((a, b) => b.box[1] - a.box[1])) {
    if (over.length >= mostLines) break
    if (other.box[3] > last.box[1] + 0.002 || horizontalOverlap(other.box, line.box) === 0) continue
    if (last.box[1] - other.box[3] > closeAbove * heightOf(last.box)) break
    over.push(other)
    last = other
  }
  return over
}

/** Whom it is written to. */
export function japaneseBuyer(document: ReadDocument): Party | null {
  const found = japaneseAddressee(document)
  return found && { name: [found.line], text: found.name, address: [], score: partyScore.underRole }
}

/** The lines right below a name that tell where it is. */
const addressBelow = (name: Line, lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ text, box }) =>
      place.test(text) &&
      box[1] >= name.box[3] - 0.002 &&
      box[1] - name.box[3] < closeAbove * heightOf(name.box) &&
      horizontalOverlap(box, name.box) > 0,
  )

/** The seller is above its tax number, with the address between; else the first company that is not addressed. */
export function japaneseSeller(document: ReadDocument): Party | null {
  const lines = document.pages[0]?.lines ?? []
  const number = lines.find(({ text }) => taxpayer.test(text))
  if (number !== undefined) {
    const names = linesOver(number, lines).filter(({ text }) => !noName.test(text))
    const name = names.find(({ text }) => company.test(text)) ?? names.at(-1)
    return name === undefined ? null : { name: [name], address: [], score: partyScore.underRole }
  }
  const addressed = japaneseAddressee(document)
  if (addressed === null) return null
  const name = lines.find(
    ({ text }) => company.test(text) && !noName.test(text) && !text.includes(addressed.name) && !/[:：。]/.test(text),
  )
  return name === undefined
    ? null
    : { name: [name], address: addressBelow(name, lines), score: partyScore.companyAtHead }
}
