import { randomUUID } from 'node:crypto'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { hashPassword } from '../../accounts/passwords/passwords.ts'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { after } from '../../time/clock.ts'

export interface TestAccount {
  email: string
  password: string
}

/** An account with its own password or, with `temporary`, one that is valid for an hour. */
export async function addAccount(
  db: Db,
  { role = 'user', temporary = false, now = new Date() }: { role?: Role; temporary?: boolean; now?: Date } = {},
): Promise<TestAccount> {
  const id = randomUUID()
  const email = `${role}-${id.slice(0, 8)}@vitrine.example`
  const password = `walnut-${id}`
  const hash = await hashPassword(password)
  const passwords = temporary
    ? { temporaryHash: hash, temporaryExpiresAt: after(now, 3_600_000) }
    : { passwordHash: hash }
  await db.insert(accounts).values({ id, email, name: `Test ${role}`, role, createdAt: now, ...passwords })
  return { email, password }
}
