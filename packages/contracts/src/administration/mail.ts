import { z } from 'zod'

/**
 * `written`: no SMTP server is configured, so the mail is an .eml file in the data folder and was not sent. `failed`:
 * permanently refused, or given up after the last try.
 */
export const mailStatusSchema = z.enum(['queued', 'sent', 'written', 'failed'])
export type MailStatus = z.infer<typeof mailStatusSchema>

/** Every mail that the product sends; each has a template (apps/server/src/mail/templates). */
export const mailKindSchema = z.enum([
  'request-received',
  'request-notice',
  'credentials',
  'new-credentials',
  'forgotten-password',
  'access-granted',
  'demo-invitation',
  'showcase-link',
  'showcase-opened',
  'invitation',
  'request-declined',
  'note-mention',
  'security-notice',
  'account-deletion',
])
export type MailKind = z.infer<typeof mailKindSchema>

/** A mail as listed in the outbox. */
export const mailStateSchema = z.object({
  id: z.string(),
  kind: mailKindSchema,
  to: z.string(),
  subject: z.string(),
  status: mailStatusSchema,
  /** Tries so far. */
  attempts: z.int(),
  /** Why the last try failed, in the server's words; null when none did. */
  reason: z.string().nullable(),
  /** Time of the next try; null unless queued. */
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was sent or written. */
  sentAt: z.iso.datetime().nullable(),
  /** The person whom it is about. */
  personId: z.string().nullable(),
})
export type MailState = z.infer<typeof mailStateSchema>

/** A full mail. A password in it is shown while it can still be used, and only to admins. */
export const mailSchema = mailStateSchema.extend({
  text: z.string(),
  /** To be shown in a sandboxed frame. */
  html: z.string(),
  /** False once the password in it is used, replaced or expired: then it cannot be sent again. */
  resendable: z.boolean(),
})
export type Mail = z.infer<typeof mailSchema>
