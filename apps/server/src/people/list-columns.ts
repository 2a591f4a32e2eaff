type Field = 'email' | 'name' | 'first' | 'last' | 'org' | 'role'

/** `field`: null where the list is asked for nothing of the kind. */
export interface Column {
  field: Field | null
  title: string
}

/** As spreadsheets and address books call them. */
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

/** Where no heading says otherwise. */
export const usualColumns: readonly Column[] = (['email', 'name', 'org', 'role'] as const).map((field) => ({
  field,
  title: field,
}))

/** The columns that a line names; null where it names none. */
export function columnsIn(cells: readonly string[]): readonly Column[] | null {
  const columns = cells.map((cell) => ({ field: fieldOf(cell), title: cell.trim() }))
  return columns.some(({ field }) => field === 'email') ? columns : null
}
