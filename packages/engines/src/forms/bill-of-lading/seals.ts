import { at } from '@vitrine/basics/at.ts'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { readOf } from '../answers/confidence.ts'
import { isProse } from '../letters/around.ts'
import { overTwoRows } from '../letters/over-two-rows.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { listOf, readOfSpans } from '../tables/cells.ts'
import { readTable } from '../tables/read-table.ts'
import type { ColumnDescription } from '../tables/table-header.ts'
import type { Read } from '../values/read.ts'
import type { Container } from './bill-of-lading.ts'
import type { FoundInBill } from './fields.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const sealWord =
  /\bseal(?:s|ed)?(?:\s?(?:no|nos|number|numbers|#|with|under))*[.:\s#]*((?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,})/gi
/** A seal's letters may stand apart from its figures: 'sealed NL 5501827'. */
const inTwoParts =
  /\b(?:[Ss]eal|SEAL)(?:s|ed|S|ED)?(?:\s?(?:[Nn]os?\.?|N[Oo]S?\.?|#|with|under))*[:\s#]*((?!NOS?\b)[A-Z]{2,3} \d{4,})(?![\dA-Z])/g
/** '40HC', "20'GP", '1X40' are kinds of containers, not seals. */
const containerKind = /^\d?X?(?:20|40|45)['’]?(?:[A-Z]{2,3})?$|^\d{2}[A-Z]\d$/i

type ListColumn = keyof typeof vocabulary.containerHeadings
const listColumns: readonly ColumnDescription<ListColumn>[] = entriesOf(vocabulary.containerHeadings).map(
  ([role, labels]) => ({ role, labels }),
)

/** 'ABCU1234567 / 998877 / 40HC' */
function behindContainers(row: SearchRow, containers: readonly Container[]): Span[] {
  return containers.flatMap((container) => {
    if (container.page !== row.page) return []
    const start = row.text.indexOf(container.text)
    if (start < 0) return []
    const from = start + container.text.length
    const match = /^\s*[/|,;-]\s*((?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,})/i.exec(row.text.slice(from))
    if (match === null) return []
    const end = from + match[0].length
    return [spanOf(row, end - at(match, 1).length, end)]
  })
}

const namesSeals = /\bseals?\b/i
/** Line heights from a container's number to the seal's below it, whose row may begin a little above its end. */
const nextLine = { from: -0.2, to: 2 } as const
/** A share of the page's width. */
const sameEdge = 0.006

/** Under one another as their headings are: 'Container No.' / 'Seal No.'. */
function belowContainers(form: FormDocument, containers: readonly Container[]): Span[] {
  if (!form.rows.some(({ text }) => namesSeals.test(text))) return []
  return containers.flatMap(({ page, box: [left, top, , bottom] }) =>
    form.rows.flatMap((row) => {
      const below = row.box[1] - bottom
      if (row.page !== page || below < nextLine.from * (bottom - top) || below > nextLine.to * (bottom - top)) return []
      return (form.segments.get(row) ?? []).filter(
        ({ text, box }) =>
          Math.abs(box[0] - left) < sameEdge && /^(?![A-Z]{3}[UJZ][- ]?\d{6,7}$)[A-Z]{1,4}[- ]?\d{4,}$/.test(text),
      )
    }),
  )
}

function sealsInText(form: FormDocument, containers: readonly Container[]): Span[] {
  const found = new Map<string, Span>()
  const add = (span: Span): void => {
    const value = span.text.toUpperCase()
    const isContainer = containers.some(
      (container) => container.value.startsWith(value) || value.startsWith(container.value),
    )
    if (/\d/.test(value) && !isContainer && !containerKind.test(value) && !found.has(value)) found.set(value, span)
  }
  for (const { row, text, spanAt } of overTwoRows(form.rows)) {
    // A sentence goes on below, other text does not.
    const told = isProse(row) ? text : row.text
    for (const match of [...told.matchAll(inTwoParts), ...told.matchAll(sealWord)]) {
      const start = match.index + match[0].length - at(match, 1).length
      if (match.index < row.text.length) add(spanAt(start, match.index + match[0].length))
    }
    for (const span of behindContainers(row, containers)) add(span)
  }
  const { items } = readTable(form, {
    columns: listColumns,
    required: [['container'], ['seal']],
    fewest: 2,
    anchors: ['container'],
    wraps: ['container'],
    endsAt: (row) => !/\d/.test(row.text),
    isTotal: (row) => /^total/i.test(row.text),
  })
  for (const { cells } of items) {
    for (const span of cells.seal ?? []) {
      const match = /[A-Z0-9][A-Z0-9-]{3,}/i.exec(span.text)
      if (match !== null) add(spanOf(span.row, span.start + match.index, span.start + match.index + match[0].length))
    }
  }
  return [...found.values()]
}

/** Seal numbers after the word 'seal', in a list of containers, after a container's number, or else under their label. */
export function readSeals(
  form: FormDocument,
  { containers, found }: { containers: readonly Container[]; found: FoundInBill },
): Read<string[]> | null {
  const spans = sealsInText(form, containers)
  if (spans.length > 0) return listOf(spans.map((span) => ({ ...readOfSpans([span]), value: span.text })))
  const [labelled] = found.seals
  // What stands below a container may be anything: it counts where nothing else is a seal.
  const below = labelled === undefined ? belowContainers(form, containers) : []
  if (below.length > 0) return listOf(below.map((span) => ({ ...readOfSpans([span]), value: span.text })))
  const [span] = labelled?.spans ?? []
  const read = readOf(labelled)
  if (read === null || span === undefined) return null
  // Several after one label: 'SL998877, SL998878'.
  const more =
    /^(?:\s*(?:[,;/&]|and)\s*(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,})+/i.exec(span.row.text.slice(span.end))?.[0] ?? ''
  const others = more.match(/(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,}/gi) ?? []
  const whole = more === '' ? read : { ...read, ...readOfSpans([spanOf(span.row, span.start, span.end + more.length)]) }
  return { ...whole, value: [read.value, ...others] }
}
