import { z } from 'zod'
import { booleanField } from '../fields/boolean-field.ts'
import { roleSchema } from './roles.ts'

/** The most people in one list. */
export const mostInvitations = 200

/** A list of people to invite, and what is the same for all of them. */
export const invitationListSchema = z.object({
  /**
   * One person per line as CSV: e-mail, name, organization, role; separated by `,`, `;` or tabs. A heading line may
   * give the lines below it another order. Several such lists may follow each other, separated by blank lines.
   */
  people: z.string().min(1, { error: 'Nobody is named' }).max(100_000),
  /** The role of lines that name none. */
  role: roleSchema.default('user'),
  /** Titles of models that the mail points to. */
  models: z.array(z.string().trim().min(1).max(100)).max(12).default([]),
  /** Days for which the mailed password works. */
  days: z.coerce.number().int().min(1).max(30).default(7),
  /** A greeting in the mail, in the inviter's own words. */
  greeting: z.string().trim().max(2000).default(''),
  /** Only report what would happen. */
  preview: booleanField.default(false),
})

/** The result for one line. `refused`: nothing was done, `error` says why. */
export const invitationRowSchema = z.object({
  /** The line's number in the list, from 1. */
  line: z.int(),
  /** The line with commas and in the default order, so that a refused one can be corrected and sent alone. */
  text: z.string(),
  email: z.string(),
  name: z.string(),
  org: z.string(),
  role: roleSchema,
  outcome: z.enum(['ready', 'invited', 'refused']),
  error: z.string().nullable(),
})
export type InvitationRow = z.infer<typeof invitationRowSchema>

export const invitationsSchema = z.object({
  rows: z.array(invitationRowSchema),
  invited: z.int(),
  /** Headings of ignored columns. */
  unread: z.array(z.string()),
})
