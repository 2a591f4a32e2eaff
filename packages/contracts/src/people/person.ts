import { z } from 'zod'
import { roleSchema } from '../accounts/roles.ts'
import { auditEntrySchema } from '../administration/audit.ts'
import { mailStateSchema } from '../administration/mail.ts'
import { activitySchema, noteSchema, pipelineSchema } from './pipeline.ts'

/** `general`: the demo request. `product`: beta access to a named product. `organization`: brought in by the second API or by hand. */
export const requestTypeSchema = z.enum(['general', 'product', 'organization'])
export type RequestType = z.infer<typeof requestTypeSchema>

/**
 * `pending`: a request that waits. `approved`: there is an account. `declined`: by sales. `deleted`: to be erased after
 * 30 days.
 */
export const personStatusSchema = z.enum(['pending', 'approved', 'declined', 'deleted'])
export type PersonStatus = z.infer<typeof personStatusSchema>

/**
 * A request, an account or both, as the lists show them. The id stays the same when a request becomes an account.
 * Requests and accounts share their field names.
 */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  org: z.string(),
  phone: z.string(),
  type: requestTypeSchema,
  /** Comma-separated as it was sent; the product's name for type product. */
  interested_in: z.string(),
  status: personStatusSchema,
  /** Null while there is no account. */
  role: roleSchema.nullable(),
  profile_img_url: z.string().nullable(),
  /** Null while there is no account. */
  isPasswordTemporary: z.boolean().nullable(),
  /** When the mailed password expires, if it is the only one; after that the invitation has lapsed. */
  invitationEndsAt: z.iso.datetime().nullable(),
  /** When a pending request was put on hold. */
  heldAt: z.iso.datetime().nullable(),
  /** How often the request was made while it waited. */
  timesAsked: z.int(),
  /** When it was made last. */
  lastAskedAt: z.iso.datetime(),
  ...pipelineSchema.shape,
  signup_source: z.string(),
  is_beta_user: z.boolean(),
  /** The account that this request joined, if the e-mail already had one; else null. */
  joinedAccountId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** When an admin blocked the account; null if it is open. */
  blockedAt: z.iso.datetime().nullable(),
  /** When the account can no longer sign in; null if there is no end. */
  accessEndsAt: z.iso.datetime().nullable(),
  /** When a deleted person's data is erased. */
  erasesAt: z.iso.datetime().nullable(),
})
/** What the answer to a request contains of the person who made it. */
export const requestedPersonSchema = personSchema.pick({
  id: true,
  name: true,
  email: true,
  org: true,
  phone: true,
  type: true,
  interested_in: true,
  status: true,
})

export type Person = z.infer<typeof personSchema>

/** What a visitor had done before asking for access; sent, and stored, only with consent. */
export const requestContextSchema = z.object({
  /** Path of the page where the form was opened. */
  page: z.string().max(300).optional(),
  /** Ids of models whose pages were opened. */
  models: z.array(z.string().max(100)).max(50).optional(),
  samples: z
    .array(z.object({ model: z.string().max(100), sample: z.string().max(100) }))
    .max(100)
    .optional(),
})
export type RequestContext = z.infer<typeof requestContextSchema>

/** An earlier version of a request that was made again; the latest is in the request itself. */
const earlierRequestSchema = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  org: z.string(),
  phone: z.string(),
  interested_in: z.string(),
})
export type EarlierRequest = z.infer<typeof earlierRequestSchema>

/** A person with everything that sales needs before calling. */
export const prospectSchema = personSchema.extend({
  context: requestContextSchema.nullable(),
  /** Further fields that the second API sent. */
  fields: z.record(z.string(), z.string()),
  /** Newest first. */
  mails: z.array(mailStateSchema),
  /** Acts on this person, newest first. */
  history: z.array(auditEntrySchema),
  /** Earlier versions, newest first. */
  earlierRequests: z.array(earlierRequestSchema),
  /** Other requests and accounts with the same e-mail. */
  others: z.array(personSchema.pick({ id: true, type: true, status: true, interested_in: true, createdAt: true })),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The account's runs and feedback, newest first. */
  activity: z.array(activitySchema),
  /** Newest first. */
  notes: z.array(noteSchema),
  declinedAt: z.iso.datetime().nullable(),
  /** In sales' words; '' if none. */
  declineReason: z.string(),
})
export type Prospect = z.infer<typeof prospectSchema>
