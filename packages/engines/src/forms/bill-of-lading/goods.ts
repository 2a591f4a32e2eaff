import { keyOf } from '../../text/text-key.ts'
import type { Locale } from '../answers/parse-answer.ts'
import { isNumbered } from '../regions/label-in-row.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'
import { numberOfCell, readOfSpans, textOfCell } from '../tables/cells.ts'
import type { TableRow } from '../tables/gather-items.ts'
import { readTable } from '../tables/read-table.ts'
import type { Read } from '../values/read.ts'
import type { GoodsLine } from './bill-of-lading.ts'
import { afterGoods, type GoodsColumn, goodsColumns, goodsTotal } from './columns.ts'
import { joinHalves } from './join-halves.ts'

export interface Goods {
  lines: GoodsLine[]
  /** From the rows of sums. */
  pieces: Read<number> | null
  weight: Read<number> | null
  /** The heading of the column of weights, which may name the unit. */
  marked: Read<boolean> | null
}

const named = (read: Read<string> | null): Read<string> | null =>
  read === null || !/\p{L}{2}/u.test(read.value) || goodsTotal.test(keyOf(read.value)) ? null : read

const marks = { '.': ',', ',': '.' } as const

/**
 * How the weights are written: '6.840', '176' and '7.016' below them are thousands, whatever the rest of the form is like
 * (recognition takes a comma for a point), since only then do they add up. The last is the sum.
 */
function asAddedUp(cells: readonly (readonly Span[] | undefined)[], locale: Locale): Locale {
  const addsUp = (written: Locale): boolean => {
    const values = cells.map((cell) => numberOfCell(cell, written)?.value)
    const whole = values.at(-1)
    const parts = values.slice(0, -1).filter((value) => value !== undefined)
    return (
      whole !== undefined && parts.length > 1 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) < 0.01
    )
  }
  const other = { ...locale, decimal: marks[locale.decimal] }
  return !addsUp(locale) && addsUp(other) ? other : locale
}

/** Recognition takes the figures of a UN number for letters: 'UNI263'. */
const withUnNumber = (read: Read<string> | null): Read<string> | null =>
  read && {
    ...read,
    value: read.value.replace(
      /\b(UN|NA)\s?([\dIlOS]{4})\b/g,
      (_, kind: string, number: string) =>
        kind + number.replace(/[Il]/g, '1').replaceAll('O', '0').replaceAll('S', '5'),
    ),
  }

/** '21 Établie à   24 Marchandises reçues': the numbered boxes of a form continue below its goods. */
function namesBoxes(row: SearchRow, { segments }: FormDocument): boolean {
  const boxes = segments.get(row) ?? []
  return boxes.length > 1 && boxes.every(isNumbered)
}

export function readGoods(form: FormDocument, locale: Locale): Goods {
  const { items: rows, totals } = readTable(form, {
    columns: goodsColumns,
    required: [['description'], ['pieces', 'weight']],
    fewest: 3,
    // Pallets, then the packages on them: the goods are counted by the packages.
    twice: [{ role: 'pieces', first: 'handlingUnits' }],
    anchors: ['weight', 'pieces'],
    wraps: ['description'],
    endsAt: (row) => afterGoods.test(keyOf(row.text)) || namesBoxes(row, form),
    isTotal: (row) => goodsTotal.test(keyOf(row.text)),
  })
  const items = joinHalves(rows)
  const numberIn = (row: TableRow<GoodsColumn> | undefined, role: GoodsColumn): Read<number> | null =>
    row === undefined ? null : numberOfCell(row.cells[role], locale)
  const last = totals.at(-1)
  const written = asAddedUp([...items.map(({ cells }) => cells.weight), last?.cells.weight], locale)
  const lines = items.flatMap((row): GoodsLine[] => {
    const line = {
      description: withUnNumber(textOfCell(row.cells.description)),
      pieces: numberIn(row, 'pieces'),
      packaging: named(textOfCell(row.cells.packaging)),
      weight: numberOfCell(row.cells.weight, written),
      freightClass: textOfCell(row.cells.freightClass),
      nmfc: textOfCell(row.cells.nmfc),
    }
    // Numbers without a name are sums or remarks.
    return named(line.description) === null ? [] : [line]
  })
  const marked = items
    .flatMap((row) => row.cells.hazmat ?? [])
    .find((span) => /^\W*(?:x|yes|hm|rq)\W*$/i.test(span.text))
  return {
    lines,
    pieces: numberIn(last, 'pieces'),
    weight: numberOfCell(last?.cells.weight, written),
    marked: marked === undefined ? null : { ...readOfSpans([marked]), value: true },
  }
}
