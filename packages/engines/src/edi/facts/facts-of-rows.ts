import { at } from '@vitrine/basics/at.ts'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { nameBeforeAddress } from '../../forms/parties/name-before-address.ts'
import { keyOf } from '../../text/text-key.ts'
import { itemLabels, numberOfTitle, packageNames, shipmentLabels } from './field-labels.ts'
import { withPlainQuantities, withPlainWeight } from './plain-quantities.ts'
import type { ItemField, ShipmentFacts, ShipmentField, Stated } from './shipment-facts.ts'

function index<Field extends string>(labels: { readonly [Key in Field]: readonly string[] }): Map<string, Field> {
  const found = new Map<string, Field>()
  // The first field to claim a wording keeps it.
  for (const [field, wordings] of entriesOf(labels))
    for (const wording of wordings) if (!found.has(keyOf(wording))) found.set(keyOf(wording), field)
  return found
}

const itemOf = index<ItemField>(itemLabels)
const shipmentOf = index<ShipmentField>(shipmentLabels)

const stated = (text: string): Stated => ({ text: text.trim(), confidence: 1, place: null })

/** Camel case and underscores of exported headings become words: 'PurchaseOrder', 'ship_to_city'. */
const headingKey = (cell: string): string => keyOf(cell.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'))

const itemNumber = /^item (?:no|number|id|#)$/

function headingsOf(row: readonly string[]): (ItemField | null)[] {
  const keys = row.map(headingKey)
  // Beside 'Item No', plain 'Item' is the description.
  const numbered = keys.includes('item') && keys.some((key) => itemNumber.test(key))
  return keys.map((key): ItemField | null => {
    if (numbered && key === 'item') return 'description'
    if (numbered && itemNumber.test(key)) return 'vendorPart'
    return itemOf.get(key) ?? null
  })
}

/** Whether a row is a header: it names a quantity and what it counts, and has no figures itself. */
function isHeading(row: readonly string[]): boolean {
  const fields = new Set(headingsOf(row))
  const named = fields.has('vendorPart') || fields.has('buyerPart') || fields.has('upc') || fields.has('description')
  return named && (fields.has('quantity') || fields.has('quantityOrdered'))
}

/** A party on one line with its address, line by line: 'Birch Inc, 4 Hill Rd, Dayton, OH 45402'. */
function asLines(field: ShipmentField, value: string): string {
  if (field !== 'shipFromName' && field !== 'shipToName') return value
  const { name, address } = nameBeforeAddress(value)
  return [name, ...address].join('\n')
}

/** 'Label', 'value' side by side, or 'Label: value' in one cell. */
function readPairs(row: readonly string[], fields: ShipmentFacts['fields']): void {
  const filled = row.flatMap((cell, column) => (cell === '' ? [] : column))
  let behind = 0
  for (const [column, cell] of row.entries()) {
    while (behind < filled.length && at(filled, behind) <= column) behind += 1
    const colon = /^([^:]{2,40}):\s*(\S.*)$/.exec(cell)
    const label = colon?.[1] ?? cell
    const value = colon?.[2] ?? row[filled[behind] ?? row.length]
    const field = shipmentOf.get(headingKey(label))
    if (field === undefined || value === undefined || shipmentOf.has(headingKey(value))) continue
    const scac = /\s*\(\s*SCAC:?\s*([A-Z]{2,4})\s*\)/i.exec(value)
    if (scac !== null) fields.scac ??= stated(at(scac, 1))
    const [unit] = field === 'weight' ? (/\b(?:kgs?|kilos?|lbs?|pounds?)\b/i.exec(label) ?? []) : []
    if (unit !== undefined) fields.weightUnit ??= stated(unit)
    fields[field] ??= stated(asLines(field, scac === null ? value : value.replace(scac[0], '')))
  }
}

/** The only match, or null: with several it is unclear which one is meant. */
function onlyOne(rows: readonly (readonly string[])[], pattern: RegExp): string | null {
  const found = rows.flatMap((row) => [...row.join('  ').matchAll(pattern)].map(([text]) => text))
  return found.length === 1 ? (found[0] ?? null) : null
}

const packagesCounted = new RegExp(`(?<![\\d.,-])\\d{1,5}(?= (?:${packageNames})\\b(?!\\s*[:#]))`, 'giu')
const weightStated = /(?<![\d.,-])\d[\d.,]*\s?(?:lbs?|kgs?)\b(?!\s?\/)/giu

/** 'Packed in 7 cartons, gross weight 61 kg' in a sentence. */
function readRemarks(rows: readonly (readonly string[])[], fields: ShipmentFacts['fields']): void {
  const [cartons, weight] = [onlyOne(rows, packagesCounted), onlyOne(rows, weightStated)]
  if (cartons !== null) fields.cartons ??= stated(cartons)
  if (weight !== null) fields.weight ??= stated(weight)
}

/** The number in the title is the document's own; a consignment number beside it is the carrier's. */
function readTitle(rows: readonly (readonly string[])[], fields: ShipmentFacts['fields']): void {
  const number = rows.slice(0, 3).flatMap((row) => numberOfTitle(row.join(' ')) ?? [])[0]
  if (number === undefined || fields.shipmentId?.text === number) return
  if (fields.shipmentId) fields.proNumber ??= fields.shipmentId
  fields.shipmentId = stated(number)
}

/**
 * Reads rows of cells: pairs of label and value above or beside a list of items, or a flat list that repeats the values of
 * the whole shipment in each row.
 */
export function factsOfRows(rows: readonly (readonly string[])[]): ShipmentFacts {
  const facts: ShipmentFacts = { fields: {}, items: [] }
  let headings: (ItemField | null)[] | null = null
  let whole: (ShipmentField | null)[] = []
  for (const row of rows) {
    if (isHeading(row)) {
      headings = headingsOf(row)
      whole = row.map((cell, column) => (headings?.[column] ? null : (shipmentOf.get(headingKey(cell)) ?? null)))
      continue
    }
    if (headings === null) {
      readPairs(row, facts.fields)
      continue
    }
    const item: ShipmentFacts['items'][number] = {}
    for (const [column, cell] of row.entries()) {
      const [field, shipmentField] = [headings[column], whole[column]]
      if (cell === '') continue
      if (field) item[field] ??= stated(cell)
      else if (shipmentField) {
        facts.fields[shipmentField] ??= stated(cell)
        // A list may hold the goods of several orders.
        if (shipmentField === 'purchaseOrder') item.purchaseOrder ??= stated(cell)
      }
    }
    const counted = item.quantity ?? item.quantityOrdered
    const named = item.vendorPart ?? item.buyerPart ?? item.upc ?? item.description
    if (counted && named && /\d/.test(counted.text) && !/^total/i.test(named.text)) facts.items.push(item)
    else readPairs(row, facts.fields)
  }
  readTitle(rows, facts.fields)
  readRemarks(rows, facts.fields)
  const { weight } = facts.fields
  if (weight) facts.fields.weight = { ...weight, text: withPlainWeight(weight.text, rows) }
  return { ...facts, items: withPlainQuantities(facts.items, rows) }
}
