import { keyOf } from '../../text/text-key.ts'

/** X12 element 355 by what people write. */
const codes: Readonly<Record<string, string>> = {
  ea: 'EA',
  each: 'EA',
  pc: 'PC',
  pcs: 'PC',
  piece: 'PC',
  pieces: 'PC',
  st: 'EA',
  stk: 'EA',
  unit: 'EA',
  units: 'EA',
  un: 'UN',
  ca: 'CA',
  cs: 'CA',
  case: 'CA',
  cases: 'CA',
  ct: 'CT',
  ctn: 'CT',
  carton: 'CT',
  cartons: 'CT',
  bx: 'BX',
  box: 'BX',
  boxes: 'BX',
  pk: 'PK',
  pack: 'PK',
  packs: 'PK',
  pkg: 'PK',
  dz: 'DZ',
  doz: 'DZ',
  dozen: 'DZ',
  lb: 'LB',
  lbs: 'LB',
  pound: 'LB',
  pounds: 'LB',
  kg: 'KG',
  kgs: 'KG',
  kilogram: 'KG',
  kilograms: 'KG',
  pl: 'PL',
  plt: 'PL',
  pallet: 'PL',
  pallets: 'PL',
  bg: 'BG',
  bag: 'BG',
  bags: 'BG',
  rl: 'RL',
  roll: 'RL',
  rolls: 'RL',
  ft: 'FT',
  feet: 'FT',
  m: 'MR',
  ga: 'GA',
  gal: 'GA',
  gallon: 'GA',
  set: 'ST',
  sets: 'ST',
  pr: 'PR',
  pair: 'PR',
  pairs: 'PR',
  dr: 'DR',
  drum: 'DR',
  drums: 'DR',
}

/** X12's code for a unit of measure; two letters that we do not know pass as they are, anything else is null. */
export function unitCode(text: string): string | null {
  const key = keyOf(text)
  return codes[key] ?? (/^[a-z]{2}$/.test(key) ? key.toUpperCase() : null)
}

/** LB or KG, from '120 lbs', 'kg', 'Gross weight (KG)'. */
export function weightUnitCode(text: string): 'LB' | 'KG' | null {
  if (/\b(lbs?|pounds?)\b/i.test(text) || /\d\s?lbs?\b/i.test(text)) return 'LB'
  return /\b(kgs?|kilo(gram)?s?)\b/i.test(text) || /\d\s?kgs?\b/i.test(text) ? 'KG' : null
}
