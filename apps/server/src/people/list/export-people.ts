import { guardCsvCell } from '@vitrine/contracts/fields/guard-csv-cell.ts'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { PeopleParts } from '../people-parts.ts'
import { type ExportColumn, exportColumns } from './export-columns.ts'
import { listPeople } from './list-people.ts'
import type { PersonFilters } from './person-filters.ts'

const pageSize = 1000

export interface PeopleExport extends PersonFilters {
  /** Between cells. */
  separator: ',' | ';'
}

/** A spreadsheet reads digits as a number, without leading zeros and plus; RFC 3966's form makes it a text. */
const cellOf = ({ kind }: ExportColumn, text: string): string =>
  kind === 'phone' && /^[+\d]/.test(text) ? `tel:${text}` : text

/** The list as CSV, page by page, newest first, with a byte order mark so that spreadsheets read it as UTF-8. */
export async function* exportPeople(
  { db, clock }: PeopleParts,
  { separator, ...filters }: PeopleExport,
  actor: Actor,
): AsyncGenerator<string> {
  const lines = (rows: string[][]) =>
    stringify(rows, { delimiter: separator, quoted: true, record_delimiter: 'windows', cast: { string: guardCsvCell } })
  await writeAudit(db, actor, { action: 'prospects-exported' }, clock())
  let head = `\ufeff${lines([exportColumns.map(({ title }) => title)])}`
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await listPeople(db, { ...filters, sort: 'created', limit: pageSize, after })
    // With the first page, so that invalid filters are reported before anything is sent.
    yield head + lines(items.map((person) => exportColumns.map((column) => cellOf(column, column.value(person)))))
    head = ''
    after = next ?? undefined
    more = next !== null
  }
}
