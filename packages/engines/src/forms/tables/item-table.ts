import { type Amount, amountsOf, type DecimalMark } from '../values/amounts.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { heightOf, middleOf } from '../../documents/layout/box.ts'
import { leadingLines } from './leading-lines.ts'
import { type ColumnDescription, findHeaders, type TableHeader } from './table-header.ts'

/** The columns that every list of goods or services is made of; others only mark off their place. */
export type ItemColumn =
  | 'position'
  | 'article'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'
  | 'amount'
  | 'date'

export interface Item {
  description: Span[]
  quantity: { value: number; span: Span } | null
  amount: { value: number; span: Span }
  /** Negative amounts below the item, 0 where none; whether the amount already holds them only the sums can tell. */
  reduction: number
}

export interface ItemTableOptions {
  rows: readonly SearchRow[]
  columns: readonly ColumnDescription<ItemColumn>[]
  decimal: DecimalMark
  /** The list is over at the first row for which this holds. */
  endsAt: (row: SearchRow) => boolean
}

interface NumberCell {
  column: ItemColumn
  amount: Amount
}

/** A number belongs to a column when it stands at most this far aside of its heading, as a fraction of the page. */
const farthestAside = 0.05

/**
 * Recovers the list of items below its column headings, over page ends: an item is an amount with the quantity
 * that stands nearest to its height and the first paragraph of the description beside it.
 */
export function readItems({ rows, columns, decimal, endsAt }: ItemTableOptions): Item[] {
  const headers = findHeaders(rows, columns, {
    required: [['description', 'article', 'quantity'], ['amount']],
    fewest: 3,
    twice: { role: 'amount', first: 'quantity' },
  })
  const items: Item[] = []
  let header: TableHeader<ItemColumn> | null = null
  for (const page of Map.groupBy(rows, (row) => row.page).values()) {
    const here = headers.filter((candidate) => candidate.page === page[0]?.page)
    const parts: (TableHeader<ItemColumn> | null)[] = here.length > 0 ? here : [header]
    for (const [index, part] of parts.entries()) {
      if (part === null) continue
      const from = part.page === page[0]?.page ? part.lastRow : -1
      const until = parts[index + 1]?.firstRow ?? Number.POSITIVE_INFINITY
      const below = page.filter((row) => row.index > from && row.index < until)
      const end = below.findIndex(endsAt)
      items.push(...itemsBelow(part, end < 0 ? below : below.slice(0, end), decimal))
      header = end < 0 ? part : null
    }
  }
  return items
}

function itemsBelow(header: TableHeader<ItemColumn>, body: readonly SearchRow[], decimal: DecimalMark): Item[] {
  const cells = body.flatMap((row) => amountsOf(row, decimal).flatMap((amount) => cellOf(amount, header)))
  const amounts = cells.filter((cell) => cell.column === 'amount' && cell.amount.money)
  const quantities = quantitiesOf(cells, header)
  const pairs =
    quantities.length === 0 ? amounts.map((amount) => ({ amount, quantity: null })) : pairByHeight(quantities, amounts)
  const tops = pairs.map(({ amount, quantity }) => middleOf((quantity ?? amount).amount.span.box))
  const table = { header, body, cells }
  const leading = linesAbove(
    pairs.map(({ amount, quantity }) => (quantity ?? amount).amount.span),
    table,
  )
  return pairs.map(({ amount, quantity }, index) => {
    const anchor = (quantity ?? amount).amount.span
    const lower = tops[index + 1] ?? Number.POSITIVE_INFINITY
    return {
      description: descriptionBeside(anchor, lower, { ...table, leading }),
      quantity: quantity && { value: quantity.amount.value, span: quantity.amount.span },
      amount: { value: amount.amount.value, span: amount.amount.span },
      reduction: reductionBelow(amount, { lower, amounts, taken: pairs.map((pair) => pair.amount) }),
    }
  })
}

/** The reductions on rows of their own between an item and the next. */
function reductionBelow(
  item: NumberCell,
  { lower, amounts, taken }: { lower: number; amounts: readonly NumberCell[]; taken: readonly NumberCell[] },
): number {
  const from = middleOf(item.amount.span.box)
  return amounts
    .filter((cell) => {
      const at = middleOf(cell.amount.span.box)
      return cell.amount.value < 0 && !taken.includes(cell) && at > from && at < lower
    })
    .reduce((sum, cell) => sum + cell.amount.value, 0)
}

function cellOf(amount: Amount, header: TableHeader<ItemColumn>): NumberCell[] {
  const [left, , right] = amount.span.box
  const nearest = header.columns
    .map(({ role, box }) => ({
      column: role,
      aside:
        Math.max(0, box[0] - right, left - box[2]) + 0.1 * Math.min(Math.abs(box[2] - right), Math.abs(box[0] - left)),
    }))
    .toSorted((a, b) => a.aside - b.aside)[0]
  return nearest !== undefined && nearest.aside < farthestAside ? [{ column: nearest.column, amount }] : []
}

/** '#' may head positions or quantities: numbers that do not just count up are quantities. */
function quantitiesOf(cells: readonly NumberCell[], header: TableHeader<ItemColumn>): NumberCell[] {
  const hasQuantity = header.columns.some((column) => column.role === 'quantity')
  if (hasQuantity) return cells.filter((cell) => cell.column === 'quantity' && !cell.amount.percent)
  const positions = cells.filter((cell) => cell.column === 'position')
  return positions.every((cell, index) => cell.amount.value === index + 1) ? [] : positions
}

/** Cells of one row may be set at different heights: each quantity takes the nearest amount that is still free. */
function pairByHeight(
  quantities: readonly NumberCell[],
  amounts: readonly NumberCell[],
): { amount: NumberCell; quantity: NumberCell }[] {
  const distances = quantities
    .flatMap((quantity) => amounts.map((amount) => ({ quantity, amount, distance: distanceOf(quantity, amount) })))
    .filter(({ distance }) => distance < 3)
    .toSorted((a, b) => a.distance - b.distance)
  const taken = new Set<NumberCell>()
  const pairs: { amount: NumberCell; quantity: NumberCell }[] = []
  for (const { quantity, amount } of distances) {
    if (taken.has(quantity) || taken.has(amount)) continue
    taken.add(quantity).add(amount)
    pairs.push({ quantity, amount })
  }
  return pairs.toSorted((a, b) => middleOf(a.quantity.amount.span.box) - middleOf(b.quantity.amount.span.box))
}

/** In line heights. */
function distanceOf(a: NumberCell, b: NumberCell): number {
  return Math.abs(middleOf(a.amount.span.box) - middleOf(b.amount.span.box)) / heightOf(a.amount.span.box)
}

interface TableBody {
  header: TableHeader<ItemColumn>
  body: readonly SearchRow[]
  cells: readonly NumberCell[]
}

/** Where the description's column lies beside an item; null where nothing heads it. */
function extentBeside(anchor: Span, { header, body, cells }: TableBody): { left: number; right: number } | null {
  const heading =
    header.columns.find((column) => column.role === 'description') ??
    header.columns.find((column) => column.role === 'article')
  if (heading === undefined) return null
  const next = header.columns.find((column) => column.box[0] >= heading.box[2])
  const before = header.columns.findLast((column) => column.box[2] <= heading.box[0])
  const numbersRight = cells
    .filter((cell) => cell.column === next?.role && cell.amount.span.row === anchor.row)
    .map((cell) => cell.amount.span.box[0])
  const itemRows = body.filter((row) => cells.some((cell) => cell.amount.span.row === row))
  return {
    left: leftEdge(heading.box[0], before?.box[0] ?? 0, itemRows),
    right: Math.min(next?.box[0] ?? 1, ...numbersRight),
  }
}

/** The lines of descriptions that begin above their figures. */
function linesAbove(anchors: readonly Span[], table: TableBody): Map<SearchRow, SearchRow[]> {
  const extent = anchors[0] && extentBeside(anchors[0], table)
  if (extent == null) return new Map()
  const isText = (row: SearchRow): boolean => {
    const span = wordsBetween(row, extent.left, extent.right)
    return span !== null && !isRemark(span.text)
  }
  return leadingLines(
    table.body.map((row) => ({ row, anchor: anchors.some((anchor) => anchor.row === row), text: isText(row) })),
  )
}

/** The first paragraph in the description's column between an item's own height and the next item. */
function descriptionBeside(
  anchor: Span,
  lower: number,
  { leading, ...table }: TableBody & { leading: ReadonlyMap<SearchRow, readonly SearchRow[]> },
): Span[] {
  const extent = extentBeside(anchor, table)
  if (extent === null) return []
  const height = heightOf(anchor.box)
  const above = leading.get(anchor.row) ?? []
  const ofOthers = new Set([...leading].flatMap(([row, lines]) => (row === anchor.row ? [] : lines)))
  const paragraph: Span[] = []
  for (const row of table.body) {
    const span = wordsBetween(row, extent.left, extent.right)
    if (span === null) continue
    if (!above.includes(row) && middleOf(span.box) < middleOf(anchor.box) - 0.8 * height) continue
    if (middleOf(span.box) > lower - 0.6 * height || ofOthers.has(row)) break
    const last = paragraph.at(-1)
    const indented = last !== undefined && span.box[0] - last.box[0] > 0.03
    if (indented && span.text.includes(':')) break
    if (last !== undefined && span.box[1] - last.box[3] > 0.7 * heightOf(last.box)) break
    if (last !== undefined && isRemark(span.text)) break
    paragraph.push(span)
  }
  return paragraph
}

/** A heading may be centred over its column: the column then starts where the words of the items' own rows do. */
function leftEdge(heading: number, before: number, itemRows: readonly SearchRow[]): number {
  const starts = itemRows.flatMap((row) =>
    row.words.flatMap((word, index) => {
      const previous = row.words[index - 1]
      const apart = previous === undefined || (word.box[0] - previous.box[2]) * row.aspect > 0.7 * heightOf(word.box)
      return apart && /\p{L}/u.test(word.text) && word.box[0] > before + 0.03 && word.box[0] < heading
        ? [word.box[0]]
        : []
    }),
  )
  return Math.min(heading, ...starts) - 0.005
}

/** Codes of an article and discounts below its name: 'GTIN: 4012345001235'. */
const isRemark = (text: string): boolean => /^[\p{L}. -]{2,30}\s?:(?:\s*\S|$)/u.test(text)

function wordsBetween(row: SearchRow, left: number, right: number): Span | null {
  const inside = row.words.flatMap((word, index) => (word.box[0] >= left && word.box[0] < right - 0.005 ? [index] : []))
  const first = inside[0]
  const last = inside.at(-1)
  if (first === undefined || last === undefined) return null
  const end = (row.starts[last] ?? 0) + (row.words[last]?.text.length ?? 0)
  return spanOf(row, row.starts[first] ?? 0, end)
}
