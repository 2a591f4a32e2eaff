import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { z } from 'zod'

const credentials = z.object({
  name: z.string(),
  email: z.string(),
  /** Sealed while it waits, in clear only in the mail that is sent; null once it is sent, used, replaced or over. */
  password: z.string().nullable(),
  /** ISO time. */
  expiresAt: z.string(),
})

/** What each kind of mail is filled with. Text only: everything is escaped where it is put in. */
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
    /** Who invites. */
    from: z.string(),
    greeting: z.string(),
    /** Titles of models to begin with. */
    models: z.string(),
  }),
  'request-declined': z.object({ name: z.string(), interest: z.string(), reason: z.string() }),
  'note-mention': z.object({ personId: z.string(), from: z.string(), about: z.string(), text: z.string() }),
  'showcase-link': z.object({
    linkId: z.string(),
    name: z.string(),
    /** Who made it. */
    from: z.string(),
    greeting: z.string(),
    /** Their titles. */
    models: z.string(),
    /** Of the address; sealed as a password is. */
    token: z.string().nullable(),
    /** ISO time. */
    expiresAt: z.string(),
  }),
  'showcase-opened': z.object({
    personId: z.string(),
    /** Of the prospect: name, else e-mail. */
    about: z.string(),
    /** Titles of the models it shows. */
    models: z.string(),
  }),
  'account-deletion': z.object({
    name: z.string(),
    /** Of the link that undoes it; sealed as a password is. */
    token: z.string().nullable(),
    /** ISO time: from then on there is nothing to bring back. */
    expiresAt: z.string(),
    /** ISO time. */
    at: z.string(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
  'security-notice': z.object({
    name: z.string(),
    /** A kind of the security log. */
    event: z.string(),
    /** A sentence more. Mails that an earlier release wrote have none. */
    detail: z.string().nullable().default(null),
    /** ISO time. */
    at: z.string(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
} satisfies { [Kind in MailKind]: z.ZodType<Record<string, string | null>> }

export type MailData<Kind extends MailKind> = z.infer<(typeof mailData)[Kind]>
