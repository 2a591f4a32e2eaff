import { keyOf } from '../../text/text-key.ts'
import { numberOfCell, readOfSpans, textOfCell } from '../tables/cells.ts'
import { isNumbered } from '../regions/label-in-row.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { TableRow } from '../tables/gather-items.ts'
import { readTable } from '../tables/read-table.ts'
import type { Read } from '../values/read.ts'
import type { GoodsLine } from './bill-of-lading.ts'
import { afterGoods, goodsColumns, goodsTotal, type GoodsColumn } from './columns.ts'

export interface Goods {
  lines: GoodsLine[]
  /** Of the rows of sums. */
  pieces: Read<number> | null
  weight: Read<number> | null
  /** The heading of the column of weights, which may name the unit. */
  marked: Read<boolean> | null
}

const named = (read: Read<string> | null): Read<string> | null =>
  read === null || !/\p{L}{2}/u.test(read.value) || goodsTotal.test(keyOf(read.value)) ? null : read

/** '21 Établie à   24 Marchandises reçues': the numbered boxes of a form go on below its goods. */
function namesBoxes(row: SearchRow, { segments }: FormDocument): boolean {
  const boxes = segments.get(row) ?? []
  return boxes.length > 1 && boxes.every(isNumbered)
}

export function readGoods(form: FormDocument, locale: Locale): Goods {
  const { items, totals } = readTable(form, {
    columns: goodsColumns,
    required: [['description'], ['pieces', 'weight']],
    fewest: 3,
    // Pallets, then the packages on them: it is these that the goods are counted by.
    twice: [{ role: 'pieces', first: 'handlingUnits' }],
    anchors: ['weight', 'pieces'],
    wraps: ['description'],
    endsAt: (row) => afterGoods.test(keyOf(row.text)) || namesBoxes(row, form),
    isTotal: (row) => goodsTotal.test(keyOf(row.text)),
  })
  const numberIn = (row: TableRow<GoodsColumn> | undefined, role: GoodsColumn): Read<number> | null =>
    row === undefined ? null : numberOfCell(row.cells[role], locale)
  const lines = items.flatMap((row): GoodsLine[] => {
    const line = {
      description: textOfCell(row.cells.description),
      pieces: numberIn(row, 'pieces'),
      packaging: named(textOfCell(row.cells.packaging)),
      weight: numberIn(row, 'weight'),
      freightClass: textOfCell(row.cells.freightClass),
      nmfc: textOfCell(row.cells.nmfc),
    }
    // Numbers without a name are sums or remarks.
    return named(line.description) === null ? [] : [line]
  })
  const last = totals.at(-1)
  const marked = items
    .flatMap((row) => row.cells.hazmat ?? [])
    .find((span) => /^\W*(?:x|yes|hm|rq)\W*$/i.test(span.text))
  return {
    lines,
    pieces: numberIn(last, 'pieces'),
    weight: numberIn(last, 'weight'),
    marked: marked === undefined ? null : { ...readOfSpans([marked]), value: true },
  }
}
