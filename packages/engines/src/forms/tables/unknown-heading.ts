import { fromLeft, horizontalOverlap } from '../../documents/layout/box.ts'
import type { FormDocument, Segment } from '../rows/form-page.ts'
import type { TableHeader } from './table-header.ts'

const segmentsOfHeader = ({ page, firstRow, lastRow }: TableHeader<string>, form: FormDocument): Segment[] =>
  form.rows
    .filter((row) => row.page === page && row.index >= firstRow && row.index <= lastRow)
    .flatMap((row) => form.segments.get(row) ?? [])

/**
 * The same with a column of `role` under a heading left of all others whose wording is not known ('What we did'), where
 * none of `roles` has a heading: lists begin with their subject.
 */
export function withUnknownHeading<Role extends string>(
  header: TableHeader<Role>,
  roles: readonly [Role, ...Role[]],
  form: FormDocument,
): TableHeader<Role> {
  const { columns } = header
  if (columns.some(({ role }) => roles.includes(role))) return header
  const leftmost = Math.min(...columns.map(({ box }) => box[0]))
  const heading = segmentsOfHeader(header, form).find(
    ({ text, box }) =>
      /\p{L}{2}/u.test(text) &&
      box[2] < leftmost &&
      columns.every((column) => horizontalOverlap(column.box, box) === 0),
  )
  return heading === undefined ? header : { ...header, columns: [{ role: roles[0], box: heading.box }, ...columns] }
}

/** The same with a column of `role` under each heading of a known one's row whose wording is not known: it delimits the others. */
export function withUnknownColumns<Role extends string>(
  header: TableHeader<Role>,
  role: Role,
  form: FormDocument,
): TableHeader<Role> {
  const unknown = segmentsOfHeader(header, form).filter(
    ({ text, box }) =>
      /^[\p{L} .'/()]{2,}$/u.test(text) && header.columns.every((column) => horizontalOverlap(column.box, box) === 0),
  )
  const columns = [...header.columns, ...unknown.map(({ box }) => ({ role, box }))]
  return { ...header, columns: columns.toSorted(fromLeft) }
}
