import { z } from 'zod'
import { booleanField } from '../fields/boolean-field.ts'
import { roleSchema } from './roles.ts'

/** So many in one list. */
export const mostInvitations = 200

/** A list of people to invite, and what all of them are told. */
export const invitationListSchema = z.object({
  /**
   * One a line as CSV: e-mail, name, organization, role; separated by `,`, `;` or tabulators. A line with the names of the
   * columns may put those below it into another order. Several such lists may follow each other, each after a blank line.
   */
  people: z.string().min(1, { error: 'Nobody is named' }).max(100_000),
  /** For lines that name none. */
  role: roleSchema.default('user'),
  /** Titles of models that the mail points to. */
  models: z.array(z.string().trim().min(1).max(100)).max(12).default([]),
  /** Days that the mailed password works. */
  days: z.coerce.number().int().min(1).max(30).default(7),
  /** A line or more in the mail, in the inviter's own words. */
  greeting: z.string().trim().max(2000).default(''),
  /** Only say what would happen. */
  preview: booleanField.default(false),
})

/** What becomes of one line. `refused`: nothing was done, `error` says why. */
export const invitationRowSchema = z.object({
  /** Of the list, from 1. */
  line: z.int(),
  /** The line with commas and in the usual order, so that a refused one can be mended and sent alone. */
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
  /** Titles of columns that were left out, because no field is called so. */
  unread: z.array(z.string()),
})
