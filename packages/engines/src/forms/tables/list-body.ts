import { heightOf, middleOf } from '../../documents/layout/box.ts'
import { onPage } from '../regions/distances.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import type { TableHeader } from './table-header.ts'

export interface ListEnds {
  /** The list ends at the first row for which this holds. */
  endsAt: (row: SearchRow) => boolean
  /** Rows of sums are not items and do not end the list. */
  isTotal: (row: SearchRow) => boolean
}

/** A list ends at a gap of more line heights; a picture of an article may be as tall. */
const widestGap = 12

/** The rows below one row of headings, on its page or on one where the list continues. */
export interface ListPart<Role extends string> {
  header: TableHeader<Role>
  page: number
  body: readonly SearchRow[]
}

/** Where the vertical lines that separate the headings end; null where there are not two of them. */
function footOfRules<Role extends string>(header: TableHeader<Role>, form: FormDocument): number | null {
  const { vertical } = form.rulings(header.page)
  const y = middleOf(header.box)
  const crossing = vertical.filter(
    (line) =>
      line.y0 < y + onPage.ruling &&
      line.y1 > y &&
      line.x > header.box[0] - onPage.besideHeadings &&
      line.x < header.box[2] + onPage.besideHeadings,
  )
  if (crossing.length < 2) return null
  let foot = Math.max(...crossing.map((line) => line.y1))
  // A scanned line comes in pieces.
  for (const piece of vertical.toSorted((a, b) => a.y0 - b.y0)) {
    if (
      crossing.some((line) => Math.abs(line.x - piece.x) < onPage.flushRight) &&
      piece.y0 < foot + onPage.piecesOfRuling
    )
      foot = Math.max(foot, piece.y1)
  }
  return foot > header.box[3] + onPage.belowHeadings ? foot + onPage.intoCell : null
}

function bodyOf<Role extends string>(
  below: readonly SearchRow[],
  header: TableHeader<Role> | null,
  { form, ends }: { form: FormDocument; ends: ListEnds },
): { body: SearchRow[]; ended: boolean } {
  const { endsAt, isTotal } = ends
  const foot = header === null ? 1 : (footOfRules(header, form) ?? 1)
  const body: SearchRow[] = []
  let bottom = header?.box[3] ?? null
  for (const row of below) {
    const gap = bottom === null ? 0 : row.box[1] - bottom
    if (endsAt(row) || (body.length > 0 && gap > widestGap * heightOf(row.box))) return { body, ended: true }
    if (middleOf(row.box) > foot) {
      // Sums may be directly under a ruled table.
      if (isTotal(row)) body.push(row)
      return { body, ended: true }
    }
    body.push(row)
    bottom = Math.max(bottom ?? 0, row.box[3])
  }
  return { body, ended: false }
}

/** Splits a document into its lists: the rows below each row of headings, over page ends. */
export function listParts<Role extends string>(
  form: FormDocument,
  headers: readonly TableHeader<Role>[],
  ends: ListEnds,
): ListPart<Role>[] {
  const found: ListPart<Role>[] = []
  let open: TableHeader<Role> | null = null
  for (const [number, page] of Map.groupBy(form.rows, (row) => row.page)) {
    const here = headers.filter((header) => header.page === number)
    const parts: (TableHeader<Role> | null)[] = here.length > 0 ? here : [open]
    for (const [index, header] of parts.entries()) {
      if (header === null) continue
      const from = header.page === number ? header.lastRow : -1
      const until = parts[index + 1]?.firstRow ?? Number.POSITIVE_INFINITY
      const below = page.filter((row) => row.index > from && row.index < until)
      const { body, ended } = bodyOf(below, header.page === number ? header : null, { form, ends })
      found.push({ header, page: number, body })
      open = ended ? null : header
    }
  }
  return found
}
