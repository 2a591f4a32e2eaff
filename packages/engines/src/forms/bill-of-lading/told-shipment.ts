import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import { hasColumns, overTwoRows } from '../letters/over-two-rows.ts'
import { companyBeforePlace } from '../parties/company-before-place.ts'
import { nameBeforeAddress } from '../parties/name-before-address.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import type { Read } from '../values/read.ts'
import { scores } from './weights.ts'

const say = readPatterns(new URL('./wordings/told-shipment.txt', import.meta.url), [
  'route',
  'ship',
  'shipper',
  'consignee',
  'pickedUp',
  'goingTo',
  'carrierIs',
  'ships',
  'byCarrier',
  'vessel',
  'trade',
])

/** What running text tells of a shipment; each null where it does not. */
export interface ToldShipment {
  shipper: FormAnswer | null
  consignee: FormAnswer | null
  carrier: FormAnswer | null
  portOfLoading: FormAnswer | null
  portOfDischarge: FormAnswer | null
  vessel: FormAnswer | null
  voyage: FormAnswer | null
}

type Group = 'name' | 'from' | 'to' | 'voyage'

/** The first match of a wording, of which a named part is the answer. */
function told(rows: readonly SearchRow[], wording: RegExp, groups: readonly Group[]): (FormAnswer | null)[] {
  const pattern = new RegExp(wording.source, `${wording.flags}d`)
  for (const { row, text, spanAt } of overTwoRows(rows)) {
    if (hasColumns(row)) continue
    const match = pattern.exec(text)
    // What begins on the row below is found there.
    if (match === null || match.index >= row.text.length) continue
    return groups.map((group) => {
      const place = match.indices?.groups?.[group]
      const value = match.groups?.[group]?.trim()
      return place === undefined || value === undefined || value === ''
        ? null
        : answerOfSpan(value, spanAt(...place), scores.told)
    })
  }
  return groups.map(() => null)
}

function named(answer: FormAnswer | null | undefined): FormAnswer | null {
  if (answer == null) return null
  const { name } = companyBeforePlace(nameBeforeAddress(String(answer.value)).name)
  // The end of a sentence, unless it ends what is short for something: 'Ltd.'.
  return { ...answer, value: name.replace(/(?<=\p{L}{5})\.$/u, '') }
}

/** Reads what mails and drivers' notes say in sentences: who ships what for whom, from where to where. */
export function toldShipment(rows: readonly SearchRow[]): ToldShipment {
  const isShip = rows.some(({ text }) => say.ship.test(text))
  const [from = null, to = null] = isShip ? told(rows, say.route, ['from', 'to']) : []
  const [vessel = null, voyage = null] = told(rows, say.vessel, ['name', 'voyage'])
  const [sender = null, receiver = null] = told(rows, say.ships, ['from', 'to'])
  const first = (...wordings: RegExp[]): FormAnswer | null =>
    wordings.flatMap((wording) => named(told(rows, wording, ['name'])[0]) ?? [])[0] ?? null
  return {
    shipper: first(say.shipper, say.pickedUp) ?? named(sender),
    consignee: first(say.consignee, say.goingTo) ?? named(receiver),
    carrier: first(say.carrierIs) ?? (receiver === null ? null : first(say.byCarrier)),
    portOfLoading: from,
    portOfDischarge: to,
    vessel,
    voyage,
  }
}

/** A haulier's name with its trade, where a word of it was taken for a label: 'Blue Ridge' before 'Freight Lines'. */
export function withTrade(read: Read<string> | null, rows: readonly SearchRow[]): Read<string> | null {
  if (read === null) return null
  for (const { text } of rows) {
    const start = text.indexOf(read.value)
    const behind = start < 0 ? null : say.trade.exec(text.slice(start + read.value.length))
    if (behind !== null) return { ...read, value: `${read.value}${behind[0].trimEnd()}` }
  }
  return read
}
