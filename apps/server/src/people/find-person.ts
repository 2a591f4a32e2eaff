import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/is-uuid.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { type PersonAndAccount, personColumns } from './person.ts'

export const noSuchPerson = () => new RequestError('not-found', 'There is no such person, or it has been erased.')

/** Throws 'not-found'. */
export async function findPerson(db: Db, id: string): Promise<PersonAndAccount> {
  if (!isUuid(id)) throw noSuchPerson()
  const [found] = await db
    .select(personColumns)
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.id))
    .where(eq(people.id, id))
  if (!found) throw noSuchPerson()
  return found
}

/** Locks the row until the transaction ends: of two who approve at once, the second sees the first's decision. */
export async function lockPerson(tx: Db, id: string, type?: string): Promise<PersonRow> {
  if (!isUuid(id)) throw noSuchPerson()
  const [row] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id)))
    .for('update')
  if (!row || (type !== undefined && row.type !== type)) throw noSuchPerson()
  return row
}
