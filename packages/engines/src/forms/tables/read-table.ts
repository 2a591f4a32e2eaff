import { centreOf } from '../../documents/layout/box.ts'
import { type FormDocument, isInOneSegment } from '../rows/form-page.ts'
import type { Span } from '../rows/search-rows.ts'
import { columnExtents, withoutLeftMargin } from './column-extents.ts'
import { cellsOf, runningOver } from './cut-cells.ts'
import { type Gathered, gatherItems, hasFigure } from './gather-items.ts'
import { type ListEnds, type ListPart, listParts } from './list-body.ts'
import { type BodyRow, joinRuledRows } from './ruled-rows.ts'
import { type ColumnDescription, findHeaders, type TwiceHeaded } from './table-header.ts'
import { joinTornRows } from './torn-rows.ts'
import { withUnknownColumns, withUnknownHeading } from './unknown-heading.ts'

export interface TableOptions<Role extends string> extends ListEnds {
  columns: readonly ColumnDescription<Role>[]
  /** At least one heading of each group is required. */
  required: readonly (readonly Role[])[]
  fewest: number
  twice?: readonly TwiceHeaded<Role>[]
  /** A row with a figure in one of these columns begins an item. */
  anchors: readonly Role[]
  /** Where the list has figures in this column each item has one, at any height. */
  counts?: Role
  /** Any digit counts if omitted. */
  isFigure?: (span: Span, role: Role) => boolean
  /** The column whose text runs over several lines within an item: the first of these with a heading. */
  wraps: readonly [Role, ...Role[]]
  /** The role of columns whose headings are not known; they take part in no other column if omitted. */
  unknown?: Role
  /** A line that is a remark on the item and ends the text above it. */
  isRemark?: (span: Span) => boolean
  /** Renames columns by their contents, before items are made. */
  renamed?: (rows: readonly BodyRow<Role>[]) => readonly BodyRow<Role>[]
}

const hasDigit = (span: Span): boolean => /\d/.test(span.text)

const isHeaded = <Role extends string>({ header }: ListPart<Role>, role: Role): boolean =>
  header.columns.some((column) => column.role === role)

function cutRows<Role extends string>(
  part: ListPart<Role>,
  wraps: Role,
  {
    form,
    anchors,
    isFigure,
  }: { form: FormDocument; anchors: readonly Role[]; isFigure: (span: Span, role: Role) => boolean },
): BodyRow<Role>[] {
  const wide = columnExtents(part, form)
  const itemRows = part.body.filter((row) => hasFigure(cellsOf(row, wide), anchors, isFigure))
  const columns = withoutLeftMargin(wide, part, itemRows)
  return part.body.map((row) => {
    const cells = cellsOf(row, columns)
    return { row, cells: itemRows.includes(row) ? cells : runningOver(row, cells, { wraps, form }) }
  })
}

/** Reads the list below its column headings, over page ends: items, and the rows of sums among or below them. */
export function readTable<Role extends string>(form: FormDocument, options: TableOptions<Role>): Gathered<Role> {
  const { anchors, counts, isFigure = hasDigit, isTotal, isRemark = () => false } = options
  const headers = findHeaders(form.rows, options.columns, {
    required: options.required,
    fewest: options.fewest,
    ...(options.twice && { twice: options.twice }),
    isOnePhrase: (span) => isInOneSegment(span, form),
    segments: form.segments,
  })
    .map((header) => withUnknownHeading(header, options.wraps, form))
    .map((header) => (options.unknown === undefined ? header : withUnknownColumns(header, options.unknown, form)))
  const found: Gathered<Role> = { items: [], totals: [] }
  for (const part of listParts(form, headers, options)) {
    const wraps = options.wraps.find((role) => isHeaded(part, role)) ?? options.wraps[0]
    const crossings = part.header.columns.flatMap(({ role, box }) =>
      role === wraps || anchors.includes(role) ? [centreOf(box)] : [],
    )
    const { horizontal } = form.rulings(part.page)
    const cut = cutRows(part, wraps, { ...options, isFigure, form })
    const ruled = joinRuledRows(options.renamed?.(cut) ?? cut, { anchors, isTotal, crossings, horizontal })
    const rows = counts === undefined ? ruled : joinTornRows(ruled, { anchors, counts, isFigure, isRemark })
    gatherItems(rows, { anchors, ...(counts && { counts }), isFigure, wraps, isRemark, isTotal }, found)
  }
  return found
}
