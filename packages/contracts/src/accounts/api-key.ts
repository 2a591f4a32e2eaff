import { z } from 'zod'
import { lineField } from '../fields/line-field.ts'

/** The prefix of every key, by which people and secret scanners recognise one. */
export const apiKeyStart = 'vitrine_'

/** `run`: may run models. `read`: may read one's own results. */
export const apiKeyScopeSchema = z.enum(['run', 'read'])
export type ApiKeyScope = z.infer<typeof apiKeyScopeSchema>

/** The most live keys of one account. */
export const mostApiKeys = 20

/** A key as its owner sees it later; the key itself is shown only once. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The key's first 14 characters. */
  prefix: z.string(),
  scopes: z.array(apiKeyScopeSchema),
  /** Ids of the models that it may run and read results of; null: all. */
  models: z.array(z.string()).nullable(),
  /** Calls per minute. */
  perMinute: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const newApiKeySchema = z.object({
  name: lineField.min(1).max(60),
  scopes: z.array(apiKeyScopeSchema).min(1).max(2).default(['run', 'read']),
  models: z.array(z.string().min(1).max(100)).min(1).max(100).nullable().default(null),
  /** Days until it expires. */
  days: z.coerce.number().int().min(1).max(365).default(90),
  perMinute: z.coerce.number().int().min(1).max(600).default(60),
})
export type NewApiKey = z.infer<typeof newApiKeySchema>
