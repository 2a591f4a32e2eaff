import { at } from '@vitrine/basics/at.ts'
import { noParty, type Party } from '../shipment.ts'

const usCity = /^(.+?),?\s+([A-Z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)(?:,?\s+(.+))?$/
const canadianCity = /^(.+?),?\s+([A-Z]{2}),?\s+([A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,?\s+(.+))?$/i
const cityWithoutCode = /^(.+?),\s+([A-Z]{2})$/
const stateAndCode = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/
const codeFirst = /^(?:[A-Z]{1,2}-)?(\d{5})\s+(\p{L}.+)$/u

const countries: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states': 'US',
  'united states of america': 'US',
  'u s a': 'US',
  canada: 'CA',
  ca: 'CA',
  mexico: 'MX',
  mx: 'MX',
  germany: 'DE',
  de: 'DE',
  deutschland: 'DE',
  france: 'FR',
  'united kingdom': 'GB',
  uk: 'GB',
  china: 'CN',
  cn: 'CN',
}

/** X12 requires two letters; unknown text is accepted only where it already is two letters. */
export function countryCode(text: string | null): string | null {
  if (text === null) return null
  const key = text.toLowerCase().replaceAll('.', ' ').replace(/ +/g, ' ').trim()
  return countries[key] ?? (/^[a-z]{2}$/.test(key) ? key.toUpperCase() : null)
}

/** Lines below a party's name → streets, city, state, postal code and country. Phones and contacts are left out. */
export function splitAddress(lines: readonly string[]): Omit<Party, 'name' | 'id'> {
  const kept = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(tel|phone|fax|attn|attention|contact|e-?mail|ph)\b|@/i.test(line))
  const town = kept.findLastIndex((line) =>
    [usCity, canadianCity, cityWithoutCode, codeFirst].some((form) => form.test(line)),
  )
  const { name: _name, id: _id, ...empty } = noParty
  // A narrow cell may break 'Tampa, FL 33682' before the state.
  const broken = kept.findLastIndex((line, index) => index > 0 && stateAndCode.test(line))
  if (broken > 0) {
    const [, state = null, postalCode = null] = stateAndCode.exec(at(kept, broken)) ?? []
    const city = at(kept, broken - 1).replace(/,$/, '')
    return {
      address: kept.slice(0, broken - 1),
      city,
      state,
      postalCode,
      country: countryCode(kept[broken + 1] ?? null),
    }
  }
  if (town === -1) return { ...empty, address: kept }
  const line = at(kept, town)
  const after = kept[town + 1] ?? null
  const full = usCity.exec(line) ?? canadianCity.exec(line)
  const rest = { address: kept.slice(0, town), country: countryCode(full?.[4] ?? after) }
  if (full)
    return { ...rest, city: full[1] ?? null, state: full[2]?.toUpperCase() ?? null, postalCode: full[3] ?? null }
  const short = cityWithoutCode.exec(line)
  if (short) return { ...rest, city: short[1] ?? null, state: short[2] ?? null, postalCode: null }
  const european = codeFirst.exec(line)
  return { ...rest, city: european?.[2] ?? null, state: null, postalCode: european?.[1] ?? null }
}
