type Field = 'email' | 'name' | 'first' | 'last' | 'org' | 'role'

/** `field`: null if the column is not imported. */
export interface Column {
  field: Field | null
  title: string
}

/** Names used by spreadsheets and address books. */
const headings: Record<string, Field> = {
  email: 'email',
  mail: 'email',
  'email address': 'email',
  name: 'name',
  'full name': 'name',
  'first name': 'first',
  'given name': 'first',
  'last name': 'last',
  'family name': 'last',
  surname: 'last',
  organization: 'org',
  organisation: 'org',
  org: 'org',
  company: 'org',
  'company name': 'org',
  role: 'role',
}

const fieldOf = (title: string): Field | null =>
  headings[title.trim().toLowerCase().replace('e-mail', 'email').replaceAll('_', ' ')] ?? null

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
