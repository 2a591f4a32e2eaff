import type { Box } from '../../documents/document.ts'
import { boxAround, fromLeft, heightOf, horizontalOverlap } from '../../documents/layout/box.ts'
import { keyOf } from '../../text/text-key.ts'
import { findLabels, type LabelHit } from '../labels/find-labels.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'
import { amountsOf } from '../values/amounts.ts'
import { sameColumn, stackedHeadings } from './stacked-headings.ts'

/** A column by the wordings of its heading. `role` names are the caller's; columns that it does not read still delimit the others. */
export interface ColumnDescription<Role extends string> {
  role: Role
  labels: readonly string[]
  /** Several columns may have this heading: they only delimit the others. */
  several?: true
}

/** The roles of the first and the last of two headings with the same role, such as 'Amount … Total'. */
export interface TwiceHeaded<Role extends string> {
  role: Role
  first: Role
  /** Given where the last one means something else: 'Proc Code … Procedure'. */
  last?: Role
}

export interface TableHeader<Role extends string> {
  page: number
  columns: { role: Role; box: Box }[]
  firstRow: number
  lastRow: number
  box: Box
}

/** Rows above and below over which a heading may be stacked. */
const stackedRows = 4

function lastToldApart<Role extends string>(header: TableHeader<Role>, role: Role, last: Role): TableHeader<Role> {
  const alike = header.columns.filter((column) => column.role === role)
  if (alike.length < 2 || header.columns.some((column) => column.role === last)) return header
  const columns = header.columns.map((column) => (column === alike.at(-1) ? { ...column, role: last } : column))
  return { ...header, columns }
}

/** Of two columns with the same heading, the last keeps the role; the first gets the other role, unless that has a heading of its own. */
function toldApart<Role extends string>(
  header: TableHeader<Role>,
  { role, first, last }: TwiceHeaded<Role>,
): TableHeader<Role> {
  if (last !== undefined) return lastToldApart(header, role, last)
  const alike = header.columns.filter((column) => column.role === role)
  const [earliest] = alike
  if (earliest === undefined || alike.length < 2) return header
  const isFree = header.columns.every((column) => column.role !== first)
  const columns = header.columns.flatMap((column) => {
    if (column.role !== role || column === alike.at(-1)) return [column]
    return isFree && column === earliest ? [{ ...column, role: first }] : []
  })
  return { ...header, columns }
}

const distinctRoles = (hits: readonly LabelHit<string>[]): number => new Set(hits.map((hit) => hit.field)).size

const hasMoney = (row: SearchRow): boolean => amountsOf(row, ',').some((amount) => amount.money)

/** 'Votre commande : CF-8812' above a list states a value and is not a column heading. */
const stated = /\p{L}\s?:\s*\S/u

function isStackedWith(row: SearchRow, base: SearchRow): boolean {
  if (row === base || row.page !== base.page || hasMoney(row) || stated.test(row.text)) return false
  const gap = Math.max(row.box[1] - base.box[3], base.box[1] - row.box[3])
  return gap < 2.2 * heightOf(base.box)
}

function headerAround<Role extends string>(
  base: SearchRow,
  rows: readonly SearchRow[],
  {
    hitsByRow,
    roleOfWording,
    several,
    segments,
  }: {
    hitsByRow: ReadonlyMap<SearchRow, LabelHit<Role>[]>
    roleOfWording: ReadonlyMap<string, Role>
    several: ReadonlySet<string | null>
    segments: ReadonlyMap<SearchRow, readonly Span[]>
  },
): TableHeader<Role> {
  const chosen: LabelHit<Role>[] = []
  const take = (row: SearchRow): void => {
    for (const hit of hitsByRow.get(row) ?? []) {
      const at = chosen.findIndex(
        (other) => other.span.row !== row && horizontalOverlap(other.span.box, hit.span.box) > sameColumn,
      )
      const other = chosen[at]
      if (other !== undefined) {
        // A word above or below another heading is part of it: 'Package' above 'qty' is a heading of quantities.
        const [upper, lower] = [other, hit].toSorted((a, b) => a.span.box[1] - b.span.box[1])
        const role = roleOfWording.get(keyOf(`${upper?.span.text} ${lower?.span.text}`))
        if (role !== undefined) chosen[at] = { ...other, field: role }
        continue
      }
      if (row !== base && !several.has(hit.field) && chosen.some((known) => known.field === hit.field)) continue
      chosen.push(hit)
    }
  }
  take(base)
  const above = rows.slice(Math.max(0, base.index - stackedRows), base.index).toReversed()
  const below = rows.slice(base.index + 1, base.index + stackedRows + 1)
  for (const side of [above, below]) {
    // A row of figures ends the headings.
    const end = side.findIndex((row) => row.words.some((word) => /^\d[\d.,]*$/.test(word.text)))
    for (const row of end < 0 ? side : side.slice(0, end)) if (isStackedWith(row, base)) take(row)
  }
  const stacked = stackedHeadings(base, rows, { segments, roleOfWording })
  // The meaning of the words together takes precedence over that of one alone.
  const single = chosen.filter(({ span }) => stacked.every(({ box }) => horizontalOverlap(box, span.box) <= sameColumn))
  const used = [
    ...chosen.map((hit) => hit.span.row.index),
    ...stacked.flatMap(({ firstRow, lastRow }) => [firstRow, lastRow]),
  ]
  const columns = [
    ...single.flatMap((hit) => (hit.field === null ? [] : [{ role: hit.field, box: hit.span.box }])),
    ...stacked.map(({ role, box }) => ({ role, box })),
  ]
  return {
    page: base.page,
    columns: columns.toSorted(fromLeft),
    firstRow: Math.min(...used),
    lastRow: Math.max(...used),
    box: boxAround([...chosen.map((hit) => hit.span.box), ...stacked.map(({ box }) => box)]),
  }
}

/** Rows of column headings: at least `fewest` different columns, those of `required` among them. */
export function findHeaders<Role extends string>(
  rows: readonly SearchRow[],
  columns: readonly ColumnDescription<Role>[],
  {
    required,
    fewest,
    twice = [],
    isOnePhrase,
    segments = new Map(),
  }: {
    required: readonly (readonly Role[])[]
    fewest: number
    twice?: readonly TwiceHeaded<Role>[]
    isOnePhrase?: (span: Span) => boolean
    /** The rows' words by column, for headings that are broken over rows. */
    segments?: ReadonlyMap<SearchRow, readonly Span[]>
  },
): TableHeader<Role>[] {
  const fields = columns.map((column) => ({
    name: column.role,
    labels: column.labels.map((text) => ({ text, weight: 1 })),
  }))
  const hits = findLabels(rows, fields, [], isOnePhrase)
  const hitsByRow = Map.groupBy(hits, (hit) => hit.span.row)
  const roleOfWording = new Map(
    columns.flatMap(({ role, labels }) => labels.map((text) => [keyOf(text), role] as const)),
  )
  const several = new Set<string | null>(columns.flatMap((column) => (column.several ? column.role : [])))
  const bases = rows
    .filter((row) => distinctRoles(hitsByRow.get(row) ?? []) >= 2 && !hasMoney(row))
    .toSorted((a, b) => distinctRoles(hitsByRow.get(b) ?? []) - distinctRoles(hitsByRow.get(a) ?? []))
  const headers: TableHeader<Role>[] = []
  for (const base of bases) {
    if (headers.some((header) => base.index >= header.firstRow - 1 && base.index <= header.lastRow + 1)) continue
    const around = headerAround(base, rows, { hitsByRow, roleOfWording, several, segments })
    const header = twice.reduce(toldApart, around)
    const roles = new Set(header.columns.map((column) => column.role))
    if (roles.size >= fewest && required.every((anyOf) => anyOf.some((role) => roles.has(role)))) headers.push(header)
  }
  return headers.toSorted((a, b) => a.firstRow - b.firstRow)
}
