import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type MailRow, mails } from '../../database/schema/mails.ts'
import { eventually } from '../eventually.ts'
import type { TestServer } from '../processes/start-test-server.ts'

/** The mails in the outbox for an address, oldest first. */
export const mailsTo = (db: Db, email: string): Promise<MailRow[]> =>
  db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.createdAt))

/** The password in the last mail of this kind to somebody; it is nowhere else in clear text. */
export const passwordMailedTo = (
  { database, mailFolder }: Pick<TestServer, 'database' | 'mailFolder'>,
  email: string,
  kind: MailKind = 'credentials',
): Promise<string> =>
  eventually(`a mail of kind ${kind} to ${email}`, async () => {
    const rows = (await mailsTo(database.db, email)).filter((row) => row.kind === kind)
    if (rows.length === 0 || rows.some(({ status }) => status === 'queued')) return null
    const names = await readdir(mailFolder)
    const files = names.filter((name) => rows.some(({ id }) => name.endsWith(`${id}.eml`)))
    const dated = await Promise.all(
      files.map(async (name) => ({ name, at: (await stat(join(mailFolder, name))).mtimeMs })),
    )
    const [last] = dated.sort((one, two) => two.at - one.at)
    if (!last) return null
    const text = await readFile(join(mailFolder, last.name), 'utf8')
    // Quoted-printable breaks lines by a '=' wherever they become too long.
    return /Temporary password:\s+([\w-]+)/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? null
  })
