import { z } from 'zod'
import { lineField } from '../fields/line-field.ts'

/** What every key begins with, so that people and scanners of leaked secrets know one when they see it. */
export const apiKeyStart = 'vitrine_'

/** `run`: models may be run. `read`: one's own results may be read. */
export const apiKeyScopeSchema = z.enum(['run', 'read'])
export type ApiKeyScope = z.infer<typeof apiKeyScopeSchema>

/** As many live keys as one account may have. */
export const mostApiKeys = 20

/** A key as its owner sees it afterwards: the key itself is shown once only. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The key's first 14 characters. */
  prefix: z.string(),
  scopes: z.array(apiKeyScopeSchema),
  /** Ids of the models that it may run and whose results it may read; null: all. */
  models: z.array(z.string()).nullable(),
  /** Calls that it may make in a minute. */
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
