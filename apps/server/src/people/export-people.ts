import { guardCsvCell } from '@vitrine/contracts/fields/guard-csv-cell.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { listPeople } from './list-people.ts'
import type { PeopleParts } from './people-parts.ts'
import type { PersonFilters } from './person-filters.ts'

const pageSize = 1000

/** Of the list as a file. */
export const columns: readonly (readonly [title: string, value: (person: Person) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Organization', ({ org }) => org],
  ['Type', ({ type }) => type],
  ['Interested in', (person) => person.interested_in],
  ['Status', ({ status }) => status],
  ['Role', ({ role }) => role ?? ''],
  ['Stage', ({ stage }) => stage],
  ['Owner', ({ owner }) => owner?.name ?? ''],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ nextStepOn }) => nextStepOn ?? ''],
  ['Source', (person) => person.signup_source],
  ['Beta user', (person) => (person.is_beta_user ? 'yes' : 'no')],
  ['Created', ({ createdAt }) => createdAt],
  ['Approved', ({ approvedAt }) => approvedAt ?? ''],
  ['Id', ({ id }) => id],
]

export interface PeopleExport extends PersonFilters {
  /** Between cells. */
  separator: ',' | ';'
}

/** The list as CSV, page by page, newest first; the byte order mark lets spreadsheets read its letters rightly. */
export async function* exportPeople(
  { db, clock }: PeopleParts,
  { separator, ...filters }: PeopleExport,
  actor: Actor,
): AsyncGenerator<string> {
  const lines = (rows: string[][]) =>
    stringify(rows, { delimiter: separator, quoted: true, record_delimiter: 'windows', cast: { string: guardCsvCell } })
  await writeAudit(db, actor, { action: 'prospects-exported' }, clock())
  let head = `\ufeff${lines([columns.map(([title]) => title)])}`
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await listPeople(db, { ...filters, sort: 'created', limit: pageSize, after })
    // With the first page: what is wrong with the filters is known before anything is sent.
    yield head + lines(items.map((person) => columns.map(([, value]) => value(person))))
    head = ''
    after = next ?? undefined
    more = next !== null
  }
}
