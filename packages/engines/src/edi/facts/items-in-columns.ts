import type { FormDocument } from '../../forms/rows/form-page.ts'
import type { Span } from '../../forms/rows/search-rows.ts'
import { type FigureColumn, type FigureList, figuresInColumns } from '../../forms/tables/figures-in-columns.ts'
import { keyOf } from '../../text/text-key.ts'
import { itemLabels, otherHeadings } from './field-labels.ts'
import type { ShipmentFacts, Stated } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'

/** What a list says whose columns are known by their contents alone is never sure. */
const sureness = { told: 0.75, guessed: 0.6 } as const

const keysOf = (labels: readonly string[]): ReadonlySet<string> => new Set(labels.map(keyOf))
const headed = {
  ordered: keysOf(itemLabels.quantityOrdered),
  shipped: keysOf(itemLabels.quantity),
  other: keysOf([...otherHeadings, ...itemLabels.line, ...itemLabels.upc, ...itemLabels.pack]),
}

const isHeading = keysOf(Object.values(itemLabels).flat())

/** An article's code: one word of capitals and figures with at least one figure. */
const code = /^(?=\P{Nd}*\p{Nd})[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}./-]{1,}$/u

const numbersRows = ({ values }: FigureColumn): boolean => values.every((value, index) => value === index + 1)

/** Of three columns 'ordered = sent + still to come' the first is more than, or as much as, the second. */
function addUp(columns: readonly FigureColumn[]): { ordered: FigureColumn; shipped: FigureColumn } | null {
  for (const [at, ordered] of columns.entries()) {
    const others = columns.filter((column) => column !== ordered)
    for (const [index, shipped] of others.entries()) {
      const rest = others.slice(index + 1)
      const fits = rest.some(({ values }) =>
        ordered.values.every((value, row) => value === (shipped.values[row] ?? 0) + (values[row] ?? 0)),
      )
      if (fits && at < columns.indexOf(shipped)) return { ordered, shipped }
    }
  }
  return null
}

interface Counts {
  shipped: FigureColumn
  ordered?: FigureColumn
  sureness: number
}

function countsOf({ columns }: FigureList): Counts | null {
  const counts = columns.filter((column) => !headed.other.has(keyOf(column.heading)) && !numbersRows(column))
  const told = counts.find(({ heading }) => headed.shipped.has(keyOf(heading)))
  const ordered = counts.find(({ heading }) => headed.ordered.has(keyOf(heading)))
  if (told !== undefined) return { shipped: told, ...(ordered && { ordered }), sureness: sureness.told }
  const sum = addUp(columns.filter((column) => !numbersRows(column)))
  if (sum !== null) return { ...sum, sureness: sureness.told }
  const [only, ...others] = counts.filter((column) => column !== ordered)
  return only === undefined || others.length > 0
    ? null
    : { shipped: only, ...(ordered && { ordered }), sureness: sureness.guessed }
}

const isUnder = (a: Span, b: Span): boolean => Math.abs(a.box[0] - b.box[0]) < 0.012

/** One text for each row: those that stand under one another and are as many as the rows. */
function textColumn(texts: readonly Span[], count: number, accepts: (text: string) => boolean): readonly Span[] | null {
  const accepted = texts.filter(({ text }) => accepts(text))
  for (const first of accepted) {
    const column = accepted.filter((span) => isUnder(span, first))
    if (column.length === count && new Set(column.map(({ text }) => text)).size === count) return column
  }
  return null
}

/**
 * The items of a list whose headings are not known or were not read: a column of codes, which may stand below the names, one
 * of names and one of whole numbers. Of several such columns the headings or their sums must tell which was sent.
 */
export function itemsInColumns(form: FormDocument): ShipmentFacts['items'] {
  const list = figuresInColumns(form)
  const counts = list && countsOf(list)
  if (list === null || counts === null) return []
  const codes = textColumn(list.texts, list.rows.length, (text) => code.test(text))
  const names = textColumn(
    list.texts,
    list.rows.length,
    (text) => /\p{L}{3}/u.test(text) && !code.test(text) && !isHeading.has(keyOf(text)),
  )
  if (codes === null) return []
  const stated = (span: Span | undefined): Stated | undefined => {
    if (span === undefined) return undefined
    const read = statedSpans([span])
    return { ...read, confidence: Math.min(counts.sureness, read.confidence) }
  }
  return list.rows.map((_, index) => {
    const found = {
      vendorPart: stated(codes[index]),
      description: stated(names?.[index]),
      quantity: stated(counts.shipped.figures[index]),
      quantityOrdered: stated(counts.ordered?.figures[index]),
    }
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
  })
}
