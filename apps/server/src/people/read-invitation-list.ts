import { parseCsvRecords } from '../files/parse-csv-records.ts'

/** A line of the list with its cells by what they are. */
export interface ListedPerson {
  /** From 1. */
  line: number
  text: string
  email: string
  name: string
  org: string
  /** As it was written; '' where the line names none. */
  role: string
}

const fields = ['email', 'name', 'org', 'role'] as const
type Field = (typeof fields)[number]

const headings: Record<string, Field> = {
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
  name: 'name',
  organization: 'org',
  organisation: 'org',
  org: 'org',
  company: 'org',
  role: 'role',
}

/** Which column holds what: by the first line where it names columns, else in the usual order. */
function columnsOf(first: readonly string[]): { columns: readonly (Field | null)[]; named: boolean } {
  const named = first.map((cell) => headings[cell.trim().toLowerCase()] ?? null)
  return named.includes('email') ? { columns: named, named: true } : { columns: fields, named: false }
}

/** Reads a list of people, one a line, up to one more than `most`. Throws 'csv-unreadable'. */
export async function readInvitationList(text: string, most: number): Promise<ListedPerson[]> {
  // One for the heading, and one that is too many.
  const records = await parseCsvRecords(text, 'The list', most + 2)
  const { columns, named } = columnsOf(records[0]?.record ?? [])
  return records.slice(named ? 1 : 0).map(({ record, info, raw }) => {
    const cell = (field: Field) => record[columns.indexOf(field)]?.trim() ?? ''
    return {
      line: info.lines,
      text: raw.trim(),
      email: cell('email').toLowerCase(),
      name: cell('name'),
      org: cell('org'),
      role: cell('role').toLowerCase(),
    }
  })
}
