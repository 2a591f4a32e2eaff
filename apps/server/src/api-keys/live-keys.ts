import { and, eq, gt, isNull } from 'drizzle-orm'
import { apiKeys } from '../database/schema/api-keys.ts'

/** Neither revoked nor expired. */
export const live = (now: Date) => and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))

export const liveOf = (accountId: string, now: Date) => and(eq(apiKeys.accountId, accountId), live(now))
