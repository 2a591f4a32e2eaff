import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOfLine } from '@vitrine/engines/forms/answers/confidence.ts'
import { legalForm } from '@vitrine/engines/forms/parties/address-blocks.ts'
import { nameBeforeAddress } from '@vitrine/engines/forms/parties/name-before-address.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { scores } from './weights.ts'

/** What insurers call themselves. */
export const { insures } = readPatterns(new URL('./wordings/insurer-name.txt', import.meta.url), ['insures'])

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
