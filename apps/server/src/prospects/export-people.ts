import type { Person } from '@vitrine/contracts/person.ts'
import type { Actor } from '../administration/actor.ts'
import { writeAudit } from '../administration/write-audit.ts'
import { csvCell } from './csv-cell.ts'
import { listPeople } from './list-people.ts'
import type { PeopleParts } from './people-parts.ts'
import type { PersonFilters } from './person-filters.ts'

const pageSize = 1000

const columns: readonly (readonly [title: string, value: (person: Person) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Organization', ({ org }) => org],
  ['Type', ({ type }) => type],
  ['Interested in', (person) => person.interested_in],
  ['Status', ({ status }) => status],
  ['Role', ({ role }) => role ?? ''],
  ['Source', (person) => person.signup_source],
  ['Beta user', (person) => (person.is_beta_user ? 'yes' : 'no')],
  ['Created', ({ createdAt }) => createdAt],
  ['Approved', ({ approvedAt }) => approvedAt ?? ''],
  ['Id', ({ id }) => id],
]

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The list as CSV, piece by piece, newest first; the byte order mark lets spreadsheets read its letters rightly. */
export async function* exportPeople(
  { db, clock }: PeopleParts,
  filters: PersonFilters,
  actor: Actor,
): AsyncGenerator<string> {
  await writeAudit(db, actor, { action: 'prospects-exported' }, clock())
  yield `\ufeff${line(columns.map(([title]) => title))}`
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await listPeople(db, { ...filters, sort: 'created', limit: pageSize, after })
    yield items.map((person) => line(columns.map(([, value]) => value(person)))).join('')
    after = next ?? undefined
    more = next !== null
  }
}
