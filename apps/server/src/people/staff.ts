import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

/** Sales and admins, by name: who can look after a prospect or be mentioned. */
export const listStaff = (db: Db): Promise<{ id: string; name: string; email: string }[]> =>
  db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.role, ['sales', 'admin']), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.name))
