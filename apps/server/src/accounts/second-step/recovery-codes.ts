import { at } from '@vitrine/basics/at.ts'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { recoveryCodes } from '../../database/schema/account-security.ts'
import { randomCode } from '../../secrets/random-code.ts'
import { sha256Hex } from '../../secrets/sha256-hex.ts'

/** Without characters that are easily confused when a code is copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const many = 10

const newCode = (): string => randomCode(letters, { groups: 6, length: 4 })

/**
 * The stored form: a code has 118 random bits, so a fast hash is enough. Codes of an older release have 79 and still
 * work.
 */
const hashOf = (code: string): string => sha256Hex(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

export async function forgetRecoveryCodes(tx: Db, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

/** Replaces the recovery codes by ten new ones; returns them, which is the only time they are readable. */
export async function renewRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode)
  await forgetRecoveryCodes(tx, accountId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(code), accountId })))
  return codes
}

const unused = (accountId: string) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

export async function isRecoveryCode(db: Db, accountId: string, code: string): Promise<boolean> {
  const [found] = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(and(unused(accountId), eq(recoveryCodes.hash, hashOf(code))))
  return found !== undefined
}

/** True if the code existed and was unused; of several parallel attempts only one gets true. */
export async function spendRecoveryCode(tx: Db, accountId: string, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused(accountId), eq(recoveryCodes.hash, hashOf(code))))
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const left = await db.select({ count: count() }).from(recoveryCodes).where(unused(accountId))
  return at(left, 0).count
}
