import type { FormDocument } from '../../forms/rows/form-page.ts'
import { spanOf } from '../../forms/rows/search-rows.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { ShipmentFacts, Stated } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'

/** Words with capitals, and what joins them; a day or a month is no name. */
const name = String.raw`(?<name>(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s(?:&|\+|and|und|et|y|e|en|of|de|du|der|von|van)?\s?\p{Lu}[\p{L}\p{N}&'’-]*(?:\.(?=\p{L}))?){0,5})`

const wordings = readPatterns(
  new URL('./wordings/parties-in-sentences.txt', import.meta.url),
  ['from', 'to', 'carriedBy'],
  {
    name,
  },
)

/** Nothing marks the end of a name in a sentence. */
const confidence = 0.75

/** The only name that a wording leads to; null where there are several. */
function onlyName({ rows }: FormDocument, wording: RegExp): Stated | null {
  const found = rows.flatMap((row) => {
    const match = wording.exec(row.text)
    const text = match?.groups?.name
    if (match === null || text === undefined) return []
    const end = match.index + match[0].length
    return [{ ...statedSpans([spanOf(row, end - text.length, end)]), text, confidence }]
  })
  const [first] = found
  return first !== undefined && found.every(({ text }) => text === first.text) ? first : null
}

/** Who sends and who receives where a mail or a chat tells it in sentences: 'the truck went to Otter & Finch', 'ship from Fen Soaps Ltd'. */
export function partiesInSentences(form: FormDocument): Pick<ShipmentFacts['fields'], 'shipFromName' | 'shipToName'> {
  const [shipFromName, shipToName] = [onlyName(form, wordings.from), onlyName(form, wordings.to)]
  return { ...(shipFromName && { shipFromName }), ...(shipToName && { shipToName }) }
}

/** Who carries it, where a sentence names a haulier that everybody knows, or calls it one: 'Versand am 3. Mai mit DPD', 'transporteur Geolis'. */
export function carrierInSentence(rows: FormDocument['rows']): Stated | null {
  for (const row of rows) {
    const match = wordings.carriedBy.exec(row.text)
    const text = match?.groups?.carrier ?? match?.groups?.called
    if (match === null || text === undefined) continue
    const end = match.index + match[0].length
    return { ...statedSpans([spanOf(row, end - text.length, end)]), text, confidence }
  }
  return null
}
