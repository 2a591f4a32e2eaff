import type { ApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import type { apiKeys } from '../database/schema/api-keys.ts'

/** A key as its owner sees it. */
export const keyCard = (row: typeof apiKeys.$inferSelect): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  models: row.models,
  perMinute: row.perMinute,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
