import { z } from 'zod'

/** Every kind of privileged act. */
export const auditActionSchema = z.enum([
  'request-approved',
  'request-deleted',
  'request-declined',
  'request-held',
  'request-resumed',
  'person-invited',
  'prospect-edited',
  'note-added',
  'account-deleted',
  'account-edited',
  'account-blocked',
  'account-unblocked',
  'account-expiry-set',
  'account-restored',
  'second-step-reset',
  'passkey-added',
  'passkey-removed',
  'own-data-exported',
  'role-changed',
  'credentials-resent',
  'demo-invitation-mailed',
  'showcase-made',
  'showcase-revoked',
  'prospects-exported',
  'mail-resent',
  'model-switched-on',
  'model-switched-off',
  'warmed-up',
  'sessions-revoked',
  'api-key-made',
  'api-key-revoked',
  'webhook-made',
  'webhook-removed',
  'person-erased',
])
export type AuditAction = z.infer<typeof auditActionSchema>

/** Who did what to whom, when and from where. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  /** `service`: with the second API's key. `system`: by the server itself, such as erasure. */
  by: z.enum(['account', 'service', 'system']),
  actor: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Id of the person, mail or model acted upon. */
  targetId: z.string().nullable(),
  /** Name or title of the target while it exists. */
  target: z.string().nullable(),
  /** The caller's network address. */
  address: z.string().nullable(),
  /** Example: { from: 'user', to: 'sales' }. */
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditVerdictSchema = z.object({
  /** Number of entries checked. */
  entries: z.int(),
  /** The last entry's number and hash; stored elsewhere, they show later whether the log was rewritten. */
  head: z.object({ seq: z.int(), hash: z.string() }),
  /** The faults in words; empty if the chain is intact. */
  faults: z.array(z.string()),
})
