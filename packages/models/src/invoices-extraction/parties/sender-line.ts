import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { fromLeft, heightOf, usualHeight, verticalOverlap } from '@vitrine/engines/documents/layout/box.ts'
import { isContact, isPlace } from '@vitrine/engines/forms/parties/head-name.ts'
import { partyScore } from '../weights.ts'
import type { Party } from './party.ts'

/** 'Familie Ebner · Dorfplatz 2': the householder, not the company, whose name is above the line. */
const householder = /^(?:familie|fam\.|inh\.?|inhaber(?:in)?|prop\.?|proprietors?|owner|gérant|titular)\b/iu

/** The parts after the name, up to the first contact details. */
function addressIn([, ...behind]: readonly string[]): string[] {
  const end = behind.findIndex(isContact)
  return end < 0 ? behind : behind.slice(0, end)
}

/** Over an address window the sender's address is in smaller print. */
const smallPrint = 0.9

/** 'Company, Street 12, 12345 City' in small print. */
function partsAtCommas(line: Line, usual: number): string[] {
  const parts = line.text.split(/,\s+/)
  const [name = '', street = '', town = '', ...more] = parts
  const isAddress =
    more.length === 0 && !/\d/.test(name) && /\p{L}.*\d/u.test(street) && /^(?:[A-Z]{1,3}-)?\d{4,6} \p{Lu}/u.test(town)
  return isAddress && heightOf(line.box) < smallPrint * usual ? parts : []
}

const lonelyMark = /^[●•·|∙*]$/

/** The text of a line with the marks between its words that were read as lines of their own: they are in another typeface. */
function withMarks(line: Line, lines: readonly Line[]): string {
  const marks = lines.filter(
    ({ text, box }) =>
      lonelyMark.test(text) && box[0] > line.box[0] && box[2] < line.box[2] && verticalOverlap(box, line.box) > 0.5,
  )
  return marks.length === 0
    ? line.text
    : [...line.words, ...marks.flatMap(({ words }) => words)]
        .toSorted(fromLeft)
        .map(({ text }) => text)
        .join(' ')
}

/** 'Company · Street 12 · 12345 City' in one line, as above an address window or in a letterhead. */
export function senderLine(document: ReadDocument): Party | null {
  const lines = document.pages[0]?.lines ?? []
  const usual = usualHeight(lines)
  for (const line of lines) {
    const strokes = withMarks(line, lines)
      .split(/\s+[-–—●•·|∙*]\s+|\s*[●•·|∙]\s*/)
      .map((part) => part.trim())
      .filter(Boolean)
    const parts = strokes.length > 1 ? strokes : partsAtCommas(line, usual)
    const [name] = parts
    if (
      name === undefined ||
      parts.length < 3 ||
      !/\b\d{4,6}\s+\p{Lu}/u.test(line.text) ||
      !/^\p{L}/u.test(name) ||
      householder.test(name) ||
      // 'Quai 7, 1201 Genève · Tél. …': a line of an address alone.
      isPlace(name)
    )
      continue
    return { name: [line], text: name, address: [line], addressText: addressIn(parts), score: partyScore.senderLine }
  }
  return null
}
