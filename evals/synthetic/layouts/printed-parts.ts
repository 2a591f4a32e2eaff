import type { Formats } from '../formats.ts'
import type { Party } from '../people-and-places.ts'
import type { Goods, Shipment } from '../shipment.ts'

const ofGoods = ['seals', 'pieces', 'weight', 'freightTerms', 'hazmat', 'date']

/** What a road bill prints of its shipment, where nothing else is said. */
export const roadBill = ['shipper', 'consignee', 'carrier', 'scac', 'bolNumber', 'proNumber', ...ofGoods]

/** The same of an ocean bill. */
export const seaBill = [
  'shipper',
  'consignee',
  'notify',
  'carrier',
  'bolNumber',
  'vessel',
  'voyage',
  'portOfLoading',
  'portOfDischarge',
  'containers',
  ...ofGoods,
]

export const linesOf = ({ name, address }: Party): string[] => [name, ...address]

export function notifyLines({ notify }: Shipment): string[] {
  if (notify === null) return ['']
  return typeof notify === 'string' ? [notify] : linesOf(notify)
}

export const freightWords = (terms: Shipment['freightTerms']): string =>
  ({ prepaid: 'FREIGHT PREPAID', collect: 'FREIGHT COLLECT', 'third party': 'THIRD PARTY' })[terms]

export const goodsText = ({ description, hazmat }: Goods): string =>
  hazmat === null ? description : `${hazmat.un}, ${description}, class ${hazmat.hazardClass}`

export const weightText = ({ weight, unit }: Shipment, formats: Formats, decimals: number): string =>
  `${formats.number(weight, decimals)} ${unit === 'kg' ? 'KGS' : 'lbs'}`
