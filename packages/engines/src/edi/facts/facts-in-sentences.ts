import { nameBeforeAddress } from '../../forms/parties/name-before-address.ts'
import { type FormDocument, isInOneSegment } from '../../forms/rows/form-page.ts'
import { type SearchRow, type Span, spanOf } from '../../forms/rows/search-rows.ts'
import { loadNames, packageNames } from './field-labels.ts'
import { namesArticle } from './plain-items.ts'
import type { ShipmentFacts, Stated } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'
import { tellsPacked } from './told-items.ts'

const matchesOf = (form: FormDocument, pattern: RegExp): Span[] =>
  form.rows.flatMap((row) =>
    [...row.text.matchAll(pattern)].map((match) => spanOf(row, match.index, match.index + match[0].length)),
  )

/** The one stretch that all are; null where there are several that differ. */
function unanimous(found: readonly Span[]): Span | null {
  const [first] = found
  return first !== undefined && found.every(({ text }) => text === first.text) ? first : null
}

/** '18 cartons on 1 pallet': what goods are put on is not what they are packed in. */
const isLoad = new RegExp(`^\\d+ (?:${loadNames})\\b`, 'iu')

/** '3 cartons' in a sentence or a line of remarks. */
export function countedPackages(form: FormDocument): Span | null {
  const pattern = new RegExp(`(?<![\\d.,-])\\d{1,5} (?:${packageNames})\\b(?!\\s*[:#])`, 'giu')
  // How many boxes of an article there are is told in its own row.
  const all = matchesOf(form, pattern).filter(({ row }) => !namesArticle(row) && !tellsPacked(row))
  const found = unanimous(all) ?? unanimous(all.filter(({ text }) => !isLoad.test(text)))
  const digits = /^\d+/.exec(found?.text ?? '')?.[0] ?? ''
  return found === null || !isInOneSegment(found, form)
    ? null
    : spanOf(found.row, found.start, found.start + digits.length)
}

const weighed = /(?<![\d.,])(?:\d[\d.,]*)\s?(?:[lI1]{1,2}bs?|kgs?|kilos?)\b(?!\s?\/)/giu

const packed = new RegExp(`(?<![\\d.,-])\\d{1,5} (?:${packageNames})(?!\\p{L})`, 'iu')

const packedFirst = new RegExp(String.raw`^\W*${packed.source}`, 'iu')

/** '9 colis — 84,5 kg brut': a row that counts and weighs the whole load, which is no article. */
export const sumsUpLoad = ({ text }: SearchRow): boolean => packedFirst.test(text) && text.search(weighed) > 0

/** '41 lb', '388 kg': where packages are counted beside it, else the only one outside the rows of articles. */
export function weighedGoods(form: FormDocument): Span | null {
  const all = matchesOf(form, weighed).filter(({ row }) => !namesArticle(row))
  return unanimous(all.filter(({ row }) => packed.test(row.text))) ?? unanimous(all)
}

/** A name and the town after a comma. */
function splitAtComma(text: string): { name: string; address: string[] } {
  const [name = text, ...address] = text.split(/,\s+/)
  return { name, address }
}

/** 'Hill Bolts Ltd, Leeds → Bay Trailers, Hull' */
export function arrowIn({ rows }: FormDocument): { row: SearchRow; parties: ShipmentFacts['fields'] } | null {
  for (const row of rows) {
    const match = /^(?<from>\p{L}[^→>]{3,80}?)\s+(?:→|->|=>|➔|>)\s+(?<to>\p{L}.{3,80})$/u.exec(row.text)
    const { from = '', to = '' } = match?.groups ?? {}
    if (match === null) continue
    const stated = (text: string, start: number): Stated => {
      const { name, address } = nameBeforeAddress(text)
      const beforeTown = address.length > 0 ? { name, address } : splitAtComma(text)
      const span = statedSpans([spanOf(row, start, start + text.length)])
      return { ...span, text: [beforeTown.name, ...beforeTown.address].join('\n') }
    }
    return {
      row,
      parties: { shipFromName: stated(from, 0), shipToName: stated(to, row.text.length - to.length) },
    }
  }
  return null
}

/** The one unit of weight that a document names, for a figure without one beside it: its heading or the next line may have it. */
export function unitNamed({ rows }: FormDocument): 'kg' | 'lb' | null {
  const text = rows.map((row) => row.text).join(' ')
  const metric = /(?<!\p{L})(?:kgs?|kilos?|kilograms?)(?!\p{L})/iu.test(text)
  const pounds = /(?<!\p{L})(?:lbs?|pounds)(?!\p{L})/iu.test(text)
  return metric === pounds ? null : metric ? 'kg' : 'lb'
}
