import { heightOf } from '../../documents/layout/box.ts'
import type { FormDocument } from '../../forms/rows/form-page.ts'
import { type SearchRow, type Span, spanOf } from '../../forms/rows/search-rows.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { ShipmentFacts } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'

const { code, times, labelled, part, atEnd, noArticle, orderAbove } = readPatterns(
  new URL('./wordings/plain-items.txt', import.meta.url),
  ['code', 'times', 'labelled', 'part', 'atEnd', 'noArticle', 'orderAbove'],
)

/** Line heights: a shop prints the article's code directly below its name. */
const closeBelow = 1.2
/** Fewest rows of a list: a single such row may be anything. */
const fewest = 2

const weighs = /\d\s?(?:kgs?|lbs?|kilos?)\b/i

/** Whether a row holds one article's code. */
export function namesArticle(row: SearchRow): boolean {
  const [found, ...others] = [...row.text.matchAll(code)]
  return found !== undefined && others.length === 0 && !noArticle.test(row.text)
}

/** How many a row says there are: before the name, behind a label, at the row's end with its unit, or as a figure in a column of its own. */
function countIn(row: SearchRow, { segments }: FormDocument): Span | null {
  for (const pattern of [times, labelled, part, atEnd]) {
    const match = pattern.exec(row.text)
    const count = match?.groups?.count
    if (match === null || count === undefined) continue
    const start = match.index + match[0].indexOf(count)
    return spanOf(row, start, start + count.length)
  }
  const inRow = segments.get(row) ?? []
  return inRow.length < 2 ? null : (inRow.find(({ text }) => /^\d{1,4}$/.test(text)) ?? null)
}

function rowAbove(row: SearchRow, { rows }: FormDocument): SearchRow | null {
  const above = rows[row.index - 1]
  const isNear = above?.page === row.page && row.box[1] - above.box[3] < closeBelow * heightOf(row.box)
  // '7 cartons 58 kg' counts the load.
  return above !== undefined && isNear && above.text.search(code) < 0 && !weighs.test(above.text) ? above : null
}

/** The number of the order that heads the articles down to a row, where the page has several such orders. */
function orderOver(row: SearchRow, { rows }: FormDocument): Span | null {
  const orders = rows.flatMap((one) => {
    const order = orderAbove.exec(one.text)?.groups?.order
    if (order === undefined) return []
    const start = one.text.lastIndexOf(order)
    return [spanOf(one, start, start + order.length)]
  })
  return orders.length < 2 ? null : (orders.findLast((order) => order.row.index < row.index) ?? null)
}

/** Articles of a shop's slip without column headings: each row, or pair of rows, with a code and a count. */
export function plainItems(form: FormDocument): ShipmentFacts['items'] {
  const items = form.rows.flatMap((row): ShipmentFacts['items'] => {
    const [found] = [...row.text.matchAll(code)]
    if (found === undefined || !namesArticle(row)) return []
    const above = rowAbove(row, form)
    const quantity = countIn(row, form) ?? (above && countIn(above, form))
    if (quantity === null) return []
    const span = spanOf(row, found.index, found.index + found[0].length)
    const order = orderOver(row, form)
    return [
      {
        vendorPart: statedSpans([span]),
        quantity: statedSpans([quantity]),
        ...(order !== null && { purchaseOrder: statedSpans([order]) }),
      },
    ]
  })
  const codes = new Set(items.map(({ vendorPart }) => vendorPart?.text))
  return items.length >= fewest && codes.size === items.length ? items : []
}
