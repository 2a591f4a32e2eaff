import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { fromTopLeft } from '@vitrine/engines/documents/layout/box.ts'
import { legalForm } from '@vitrine/engines/forms/parties/address-blocks.ts'
import { addressBelow, isPlace } from '@vitrine/engines/forms/parties/head-name.ts'
import { isAddressee, nameInLine } from '@vitrine/engines/forms/parties/name-in-line.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { partyScore } from '../weights.ts'
import { addressOf, isAddressLine, type Party } from './party.ts'
import { isHeading } from './role-of-line.ts'

const isShouted = (text: string): boolean => text === text.toUpperCase()

/** Whether a line in capitals above a name that is not is a trading name, not the start of the name. */
const isSign = (above: Line, line: Line): boolean =>
  isShouted(above.text) && !isShouted(line.text.replace(legalForm, ''))

/** The first line with a company's legal form, and the line above it where the name is on two lines. */
export function companyLine(document: ReadDocument, { taken, above }: { taken: string; above: number }): Party | null {
  for (const block of document.pages[0]?.blocks ?? []) {
    const index = block.lines.findIndex(
      (line) =>
        line.box[1] < above &&
        line.text.length < 60 &&
        legalForm.test(line.text) &&
        !/[:@©]|\(c\)|\(kg\)|\d\s?kg\b/i.test(line.text),
    )
    const line = block.lines[index]
    if (line === undefined || taken.includes(keyOf(line.text)) || isAddressee(line.text) || isPlace(line.text)) continue
    const before = index === 1 ? block.lines[0] : undefined
    const runsOver = before !== undefined && !isHeading(before) && !/\d|:$/.test(before.text) && !isSign(before, line)
    const name = runsOver ? [before, line] : [line]
    const own = nameInLine(line.text)
    const lines = (document.pages[0]?.lines ?? []).toSorted(fromTopLeft)
    const address = addressBelow(line, lines).filter(isAddressLine)
    return {
      name,
      ...(name.length === 1 && own !== null && { text: own }),
      ...addressOf(address),
      score: above < 1 ? partyScore.companyAtHead : partyScore.companyBelow,
    }
  }
  return null
}
