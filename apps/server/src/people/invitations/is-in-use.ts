import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Account } from '../../accounts/account.ts'
import type { Db } from '../../database/database.ts'
import { securityEvents } from '../../database/schema/account-security.ts'
import { analyses } from '../../database/schema/analyses.ts'

/** What only an account's owner can have done. */
const acts: readonly SecurityEventKind[] = ['password-changed', 'provider-linked', 'passkey-added']

/** A password of their own is not the only sign: it is lost when it is forgotten, and people who sign in by a provider never have one. */
export async function isInUse(
  tx: Db,
  { id, passwordHash, providerSubject }: Pick<Account, 'id' | 'passwordHash' | 'providerSubject'>,
): Promise<boolean> {
  if (passwordHash !== null || providerSubject !== null) return true
  const did = and(eq(securityEvents.accountId, id), inArray(securityEvents.kind, [...acts]))
  const [done] = await tx.select({ id: securityEvents.id }).from(securityEvents).where(did).limit(1)
  const [ran] = await tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.ownerId, id)).limit(1)
  return done !== undefined || ran !== undefined
}
