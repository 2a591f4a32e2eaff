import headings from './list-headings.json' with { type: 'json' }

type Field = keyof typeof headings

/** `field`: null if the column is not imported. */
export interface Column {
  field: Field | null
  title: string
}

const fields = ['email', 'name', 'first', 'last', 'org', 'role'] as const satisfies readonly Field[]

/** By titles of spreadsheets and address books. */
const fieldsByTitle = new Map(fields.flatMap((field) => headings[field].map((title) => [title, field] as const)))

const fieldOf = (title: string): Field | null =>
  fieldsByTitle.get(title.normalize().trim().toLowerCase().replace('e-mail', 'email').replaceAll('_', ' ')) ?? null

/** What the columns of a list without a row of headings are, from the left. */
export const usualColumns: readonly Column[] = (['email', 'name', 'org', 'role'] as const).map((field) => ({
  field,
  title: field,
}))

/** The columns named by a heading; null if the line is not a heading. */
export function columnsIn(cells: readonly string[]): readonly Column[] | null {
  const columns = cells.map((cell) => ({ field: fieldOf(cell), title: cell.trim() }))
  return columns.some(({ field }) => field === 'email') ? columns : null
}
