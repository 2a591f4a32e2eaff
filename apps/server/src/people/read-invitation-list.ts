import { InputError } from '@vitrine/errors/input-error.ts'
import { CsvError, parse } from 'csv-parse/sync'

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

interface Parsed {
  record: string[]
  info: { lines: number }
  raw: string
}

/** Which column holds what: by the first line where it names columns, else in the usual order. */
function columnsOf(first: readonly string[]): { columns: readonly (Field | null)[]; named: boolean } {
  const named = first.map((cell) => headings[cell.trim().toLowerCase()] ?? null)
  return named.includes('email') ? { columns: named, named: true } : { columns: fields, named: false }
}

/** The sign that parts cells: what the first line has most of. */
function delimiterOf(text: string): string {
  const first = text.split('\n')[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function parseRecords(text: string): Parsed[] {
  try {
    // The cast: with `info` and `raw` the library answers such objects, which its types do not tell.
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new InputError(
      'csv-unreadable',
      'The list could not be read: a quote is never closed, or stands inside of a cell.',
      {
        hint: 'Put cells with quotes into quotes, and write each quote in them twice.',
      },
    )
  }
}

/** Reads a list of people, one a line. Throws 'csv-unreadable' with the line where a quote is never closed. */
export function readInvitationList(text: string): ListedPerson[] {
  const records = parseRecords(text)
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
