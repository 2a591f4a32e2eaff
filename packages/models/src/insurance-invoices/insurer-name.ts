import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOfLine } from '@vitrine/engines/forms/answers/confidence.ts'
import { legalForm } from '@vitrine/engines/forms/parties/address-blocks.ts'
import { nameBeforeAddress } from '@vitrine/engines/forms/parties/name-before-address.ts'
import { type SearchRow, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { scores } from './weights.ts'

const patterns = readPatterns(new URL('./wordings/insurer-name.txt', import.meta.url), [
  'insures',
  'broker',
  'namedInSentence',
  'formBehind',
  'japanese',
])

/** What insurers call themselves. */
export const { insures } = patterns
const { broker, namedInSentence, formBehind, japanese } = patterns

/** Whether a name is one of somebody who arranges insurance. */
export const isBroker = (name: string): boolean => broker.test(name)

/** The insurer that a letter names: 'cover with Marlow Insurance plc', 'the renewal came in from Great Plains Casualty Company'. */
export function insurerInSentence(rows: readonly SearchRow[]): Read<string> | null {
  for (const row of rows) {
    const match = namedInSentence.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined || isBroker(name)) continue
    const start = match.index + match[0].indexOf(name)
    return { ...readOfSpans([spanOf(row, start, start + name.length)], scores.inSentence), value: name }
  }
  return null
}

/** 'みなと損害保険株式会社', which no capital sets apart. */
export function japaneseInsurer(rows: readonly SearchRow[]): Read<string> | null {
  for (const row of rows) {
    const match = japanese.exec(row.text)
    if (match === null) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...readOfSpans([span], scores.company), value: match[0] }
  }
  return null
}

/** A name with its legal form, where the page has it right behind: 'Ashby Insurance' before 'plc'. */
export function withWholeForm(read: Read<string> | null, rows: readonly SearchRow[]): Read<string> | null {
  if (read === null || legalForm.test(read.value)) return read
  for (const { text } of rows) {
    const start = text.indexOf(read.value)
    const form = start < 0 ? null : formBehind.exec(text.slice(start + read.value.length))
    if (form !== null) return { ...read, value: `${read.value}${form[0]}` }
  }
  return read
}

/** By the first two words of its names a house is known: 'Granite Peak', 'Granite Peak Mutual Insurance Company'. */
export const houseOf = (name: string): string => keyOf(name).split(' ').slice(0, 2).join(' ')

function wholeNameOf(document: ReadDocument, brand: Read<string>): Read<string> {
  if (legalForm.test(brand.value)) return brand
  const line = (document.pages[0]?.lines ?? []).find(
    ({ text }) =>
      text.length < 60 && legalForm.test(text) && !/[:@]/.test(text) && houseOf(text) === houseOf(brand.value),
  )
  return line === undefined ? brand : readOfLine(line, scores.company)
}

/** The one company on the page that calls itself an insurer by its whole name, where the head shows a brand or a portal's menu. */
function onlyInsurerOf(document: ReadDocument): Read<string> | null {
  const named = (document.pages[0]?.lines ?? []).flatMap((line) => {
    const { name } = nameBeforeAddress(line.text)
    return name.length < 60 && legalForm.test(name) && insures.test(name) && !/[:@]|\d/.test(name)
      ? [{ line, name }]
      : []
  })
  const [first] = named
  if (first === undefined || named.some(({ name }) => houseOf(name) !== houseOf(first.name))) return null
  return { ...readOfLine(first.line, scores.company), value: first.name }
}

/** A letterhead shows a brand; where the page names the company behind it, that is the insurer. */
export function companyOf(document: ReadDocument, brand: Read<string> | null): Read<string> | null {
  if (brand !== null && (legalForm.test(brand.value) || insures.test(brand.value))) return wholeNameOf(document, brand)
  return onlyInsurerOf(document) ?? (brand && wholeNameOf(document, brand))
}
