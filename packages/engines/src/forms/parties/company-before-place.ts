import { readPatterns } from '../../text/read-patterns.ts'
import { legalForm } from './address-blocks.ts'
import { nameBeforeAddress } from './name-before-address.ts'

/** 'The Old Sawmill', 'Karol Bagh': a part of a name has a joining word or a legal form in it. */
const place = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}\p{N}'’.-]+){0,3}$/u
const { joined } = readPatterns(new URL('./wordings/company-before-place.txt', import.meta.url), ['joined'])

const isPlace = (part: string): boolean => place.test(part) && !joined.test(part) && !legalForm.test(part)

/**
 * Splits a company that is on one line with its place, where no figure marks the address: 'Pine Joiners, The Old Dairy,
 * Totnes'. Only for companies: a person may have the family name first ('Okafor, Chidi'), so the name has two words at least.
 */
export function companyBeforePlace(line: string): { name: string; address: string[] } {
  const known = nameBeforeAddress(line)
  if (known.address.length > 0) return known
  const [name = '', ...behind] = line.split(/,\s*/).filter((part) => part !== '')
  return behind.length > 0 && behind.length < 5 && /\S \S/.test(name) && behind.every(isPlace)
    ? { name, address: behind }
    : known
}
