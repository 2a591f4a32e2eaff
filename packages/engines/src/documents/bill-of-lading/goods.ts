import { amountsIn } from '../fields/amounts.ts'
import { type Span, spanOf } from '../fields/search-rows.ts'
import { keyOf } from '../fields/text-key.ts'
import { confidenceOf } from '../forms/confidence.ts'
import type { FormDocument } from '../forms/form-page.ts'
import type { Locale } from '../forms/parse-answer.ts'
import { readTable, type TableRow } from '../forms/read-table.ts'
import { boxAround } from '../layout/box.ts'
import { boxCopy, type Read } from '../read.ts'
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

export function readGoods(form: FormDocument, locale: Locale): Goods {
  const { items, totals } = readTable(form, {
    columns: goodsColumns,
    required: [['description'], ['pieces', 'weight']],
    fewest: 3,
    anchors: ['weight', 'pieces'],
    wraps: 'description',
    endsAt: (row) => afterGoods.test(keyOf(row.text)),
    isTotal: (row) => goodsTotal.test(keyOf(row.text)),
  })
  const numberIn = (row: TableRow<GoodsColumn> | undefined, role: GoodsColumn): Read<number> | null =>
    row === undefined ? null : numberOf(row.cells[role], locale)
  const lines = items.flatMap((row): GoodsLine[] => {
    const line = {
      description: textOf(row.cells.description),
      pieces: numberIn(row, 'pieces'),
      packaging: textOf(row.cells.packaging),
      weight: numberIn(row, 'weight'),
      freightClass: textOf(row.cells.freightClass),
      nmfc: textOf(row.cells.nmfc),
    }
    // Numbers without a name are sums or remarks.
    return line.description === null || !/\p{L}{2}/u.test(line.description.value) ? [] : [line]
  })
  const last = totals.at(-1)
  const marked = items
    .flatMap((row) => row.cells.hazmat ?? [])
    .find((span) => /^\W*(?:x|yes|hm|rq)\W*$/i.test(span.text))
  return {
    lines,
    pieces: numberIn(last, 'pieces'),
    weight: numberIn(last, 'weight'),
    marked: marked === undefined ? null : { ...readOfSpans([marked], 0.85), value: true },
  }
}

function textOf(spans: readonly Span[] | undefined): Read<string> | null {
  if (spans === undefined || spans.length === 0) return null
  const read = readOfSpans(spans, 0.85)
  return { ...read, value: read.text.replaceAll('\n', ' ') }
}

function numberOf(spans: readonly Span[] | undefined, { decimal }: Locale): Read<number> | null {
  for (const span of spans ?? []) {
    const amount = amountsIn(span, decimal).find((found) => !found.percent)
    if (amount !== undefined) return { ...readOfSpans([amount.span], 0.85), value: amount.value }
    // '1200KG' and '12PLT': the number runs into its unit.
    const joined = /^\D{0,2}(\d[\d.,]*)(?=\p{L})/u.exec(span.text)
    if (joined !== null) {
      const value = Number((joined[1] ?? '').replaceAll(',', ''))
      if (Number.isFinite(value)) return { ...readOfSpans([spanOf(span.row, span.start, span.end)], 0.7), value }
    }
  }
  return null
}

function readOfSpans(spans: readonly Span[], score: number): Omit<Read<never>, 'value'> {
  const legibility = spans.reduce((sum, span) => sum + span.confidence, 0) / spans.length
  return {
    text: spans.map((span) => span.text).join('\n'),
    page: spans[0]?.row.page ?? 1,
    box: boxCopy(boxAround(spans.map((span) => span.box))),
    confidence: confidenceOf(score, { legibility }),
  }
}
