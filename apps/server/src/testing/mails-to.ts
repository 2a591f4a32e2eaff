import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { type MailRow, mails } from '../database/schema/mails.ts'

/** What the outbox holds for an address, oldest first. */
export const mailsTo = (db: Db, email: string): Promise<MailRow[]> =>
  db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.createdAt))

/** The password of the last mail that holds one; fails without. */
export const passwordMailedTo = async (db: Db, email: string): Promise<string> => {
  const passwords = (await mailsTo(db, email)).flatMap(({ data }) => (data.password ? [data.password] : []))
  const last = passwords.at(-1)
  if (last === undefined) throw new Error(`no password was mailed to ${email}`)
  return last
}
