import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { z } from 'zod'

const credentials = z.object({
  name: z.string(),
  email: z.string(),
  /**
   * Encrypted while it waits, in clear text only in the mail that is sent; null once it is sent, used, replaced or
   * expired.
   */
  password: z.string().nullable(),
  /** ISO time. */
  expiresAt: z.string(),
})

/** The template values of each kind of mail. Text only: everything is escaped where it is inserted. */
export const mailData = {
  'request-received': z.object({ name: z.string(), interest: z.string() }),
  'request-notice': z.object({
    personId: z.string(),
    name: z.string(),
    email: z.string(),
    org: z.string(),
    phone: z.string(),
    type: z.string(),
    interest: z.string(),
    /** What the visitor had tried, in words; null without consent. */
    tried: z.string().nullable(),
  }),
  credentials,
  'new-credentials': credentials,
  'forgotten-password': credentials,
  'access-granted': z.object({ name: z.string(), interest: z.string() }),
  'demo-invitation': z.object({ name: z.string(), interest: z.string() }),
  invitation: credentials.extend({
    /** The inviter. */
    from: z.string(),
    greeting: z.string(),
    /** Titles of recommended models. */
    models: z.string(),
  }),
  'request-declined': z.object({ name: z.string(), interest: z.string(), reason: z.string() }),
  'note-mention': z.object({ personId: z.string(), from: z.string(), about: z.string(), text: z.string() }),
  'showcase-link': z.object({
    linkId: z.string(),
    name: z.string(),
    /** The maker. */
    from: z.string(),
    greeting: z.string(),
    /** The models' titles. */
    models: z.string(),
    /** The address's token; encrypted like a password. */
    token: z.string().nullable(),
    /** ISO time. */
    expiresAt: z.string(),
  }),
  'showcase-opened': z.object({
    personId: z.string(),
    /** The prospect's name, else e-mail. */
    about: z.string(),
    /** Titles of the models it shows. */
    models: z.string(),
  }),
  'account-deletion': z.object({
    name: z.string(),
    /** The token of the link that undoes it; encrypted like a password. */
    token: z.string().nullable(),
    /** ISO time after which the account cannot be restored. */
    expiresAt: z.string(),
    /** ISO time. */
    at: z.string(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
  'security-notice': z.object({
    name: z.string(),
    /** A kind of event of the security log. */
    event: z.string(),
    /** An additional sentence. Mails of an earlier release have none. */
    detail: z.string().nullable().default(null),
    /** ISO time. */
    at: z.string(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
} satisfies { [Kind in MailKind]: z.ZodType<Record<string, string | null>> }

export type MailData<Kind extends MailKind> = z.infer<(typeof mailData)[Kind]>
