import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'

/** Revokes every key of an account, together with its sessions: strangers may have keys too. */
export async function revokeApiKeys(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
}
