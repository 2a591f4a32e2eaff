import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'

/** Ends every key of an account, beside its sessions: to shut strangers out means their programs too. */
export async function revokeApiKeys(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
}
