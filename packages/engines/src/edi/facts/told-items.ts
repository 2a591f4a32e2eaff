import { type SearchRow, type Span, spanOf } from '../../forms/rows/search-rows.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { packageNames } from './field-labels.ts'
import type { ShipmentFacts } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'

const say = readPatterns(
  new URL('./wordings/told-items.txt', import.meta.url),
  ['row', 'sentence', 'load', 'packed', 'packedEach', 'packagesOf', 'codeFirst', 'order'],
  {
    packageNames,
  },
)

type Items = ShipmentFacts['items']
/** With where it begins. */
type Told = { row: SearchRow; start: number; item: Items[number] }[]

/** Fewest of a list: a single such row or part of a sentence may count anything. */
const fewest = 2
/** Nothing but its place says that a text is an article's name. */
const confidence = 0.75

const partOf = (row: SearchRow, start: number, text: string): Span => spanOf(row, start, start + text.length)

function itemsInRows(rows: readonly SearchRow[]): Told {
  return rows.flatMap((row): Told => {
    const match = say.row.exec(row.text)
    const { count = '', name = '' } = match?.groups ?? {}
    if (match === null || say.load.test(name)) return []
    const counted = statedSpans([partOf(row, row.text.indexOf(count), count)])
    const named = statedSpans([partOf(row, row.text.length - name.length, name)])
    const item = { quantity: { ...counted, confidence }, description: { ...named, confidence } }
    return [{ row, start: match.index, item }]
  })
}

/** Whether a row tells of one article in how many packages and pieces it comes: its counts are not the load's. */
export const tellsPacked = ({ text }: SearchRow): boolean => say.packed.test(text) || say.packedEach.test(text)

/** Articles told with their packages and their pieces: the pieces are what is shipped. */
export function packedItems(rows: readonly SearchRow[]): Items {
  const found = rows.flatMap((row): Items => {
    const {
      name,
      code,
      packages,
      pieces = '',
    } = (say.packedEach.exec(row.text) ?? say.packed.exec(row.text))?.groups ?? {}
    if (name === undefined) return []
    const from = row.text.indexOf(name)
    const counted = partOf(row, row.text.indexOf(pieces, from + name.length + (code?.length ?? 0)), pieces)
    const stated = statedSpans([counted])
    return [
      {
        quantity: {
          ...stated,
          ...(packages !== undefined && { text: String(Number(packages) * Number(pieces)) }),
          confidence,
        },
        ...(code !== undefined && {
          vendorPart: { ...statedSpans([partOf(row, row.text.indexOf(code, from + name.length), code)]), confidence },
        }),
        description: { ...statedSpans([partOf(row, from, name)]), confidence },
      },
    ]
  })
  return found.length >= fewest ? found : []
}

/** Articles that a sentence counts, each with its code; a sentence may go on on the row below. */
function itemsInSentences(rows: readonly SearchRow[]): Told {
  return rows.flatMap((row, index): Told => {
    const next = rows[index + 1]
    const text = next?.page === row.page ? `${row.text} ${next.text}` : row.text
    return [...text.matchAll(say.sentence)].flatMap((match): Told => {
      const { count = '', name = '', code = '' } = match.groups ?? {}
      // What begins on the row below is found there.
      if (match.index >= row.text.length) return []
      const at = text.indexOf(code, match.index)
      const below = next !== undefined && at > row.text.length
      const codeSpan = below ? partOf(next, at - row.text.length - 1, code) : partOf(row, at, code)
      const each = statedSpans([partOf(row, match.index, count)])
      const packages = Number(say.packagesOf.exec(row.text.slice(0, match.index))?.groups?.packages ?? 1)
      const item = {
        quantity: { ...each, text: String(Number(count) * packages), confidence },
        vendorPart: { ...statedSpans([codeSpan]), text: code, confidence },
        description: { ...statedSpans([partOf(row, match.index, count)]), text: name.trim(), confidence },
      }
      return [{ row, start: match.index, item }]
    })
  })
}

/** Articles whose codes follow their counts. */
function itemsByCode(rows: readonly SearchRow[]): Told {
  return rows.flatMap((row) =>
    [...row.text.matchAll(say.codeFirst)].map((match): Told[number] => {
      const { count = '', code = '', name } = match.groups ?? {}
      const at = row.text.indexOf(code, match.index + count.length)
      const item = {
        quantity: { ...statedSpans([partOf(row, match.index, count)]), confidence },
        vendorPart: { ...statedSpans([partOf(row, at, code)]), confidence },
        ...(name !== undefined && {
          description: {
            ...statedSpans([partOf(row, row.text.indexOf(name, at + code.length), name.trimEnd())]),
            confidence,
          },
        }),
      }
      return { row, start: match.index, item }
    }),
  )
}

/**
 * The items with their orders, where a text names several: each stands before its articles, or where the first article stands before any, behind
 * them.
 */
function withOrders(told: Told, rows: readonly SearchRow[]): Items {
  const orders = rows.flatMap((row) =>
    [...row.text.matchAll(say.order)].map((match) => {
      const { order = '' } = match.groups ?? {}
      return { row, start: match.index, text: order, at: match.index + match[0].lastIndexOf(order) }
    }),
  )
  const [first] = told
  if (first === undefined || new Set(orders.map(({ text }) => text)).size < 2) return told.map(({ item }) => item)
  const isBefore = (a: Omit<Told[number], 'item'>, b: Omit<Told[number], 'item'>): boolean =>
    a.row.index < b.row.index || (a.row.index === b.row.index && a.start < b.start)
  const lead = orders.some((order) => isBefore(order, first))
  return told.map((one) => {
    const order = lead ? orders.findLast((other) => isBefore(other, one)) : orders.find((other) => isBefore(one, other))
    return order === undefined
      ? one.item
      : { ...one.item, purchaseOrder: { ...statedSpans([partOf(order.row, order.at, order.text)]), confidence } }
  })
}

/** Articles told without a table: in sentences with their codes, else rows that begin with a count. */
export function toldItems(rows: readonly SearchRow[]): Items {
  const lists = [itemsInSentences(rows), itemsByCode(rows), itemsInRows(rows)]
  return withOrders(lists.find((told) => told.length >= fewest) ?? [], rows)
}
