import { z } from 'zod'
import { auditEntrySchema } from '../administration/audit.ts'
import { mailStateSchema } from '../administration/mail.ts'
import { activitySchema, noteSchema, pipelineSchema } from './pipeline.ts'
import { roleSchema } from '../accounts/roles.ts'

/** `general`: the demo request. `product`: beta access to a named product. `organization`: brought in by the second API or by hand. */
export const requestTypeSchema = z.enum(['general', 'product', 'organization'])
export type RequestType = z.infer<typeof requestTypeSchema>

/** `pending`: a request that waits. `approved`: there is an account. `declined`: sales said no. `deleted`: gone, and erased after 30 days. */
export const personStatusSchema = z.enum(['pending', 'approved', 'declined', 'deleted'])
export type PersonStatus = z.infer<typeof personStatusSchema>

/**
 * A request, an account or both: what the lists show. The id stays the same when a request becomes an account.
 * Requests and accounts share their names.
 */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  org: z.string(),
  phone: z.string(),
  type: requestTypeSchema,
  /** Comma-joined as it was sent; the product's name for type product. */
  interested_in: z.string(),
  status: personStatusSchema,
  /** Null while there is no account. */
  role: roleSchema.nullable(),
  profile_img_url: z.string().nullable(),
  /** Null while there is no account. */
  isPasswordTemporary: z.boolean().nullable(),
  /** Until when the mailed password works, where there is no other: past it the invitation has lapsed. */
  invitationEndsAt: z.iso.datetime().nullable(),
  /** Since when a waiting request is on hold. */
  heldAt: z.iso.datetime().nullable(),
  /** How often it was asked while it waited. */
  timesAsked: z.int(),
  /** When it was asked last. */
  lastAskedAt: z.iso.datetime(),
  ...pipelineSchema.shape,
  signup_source: z.string(),
  is_beta_user: z.boolean(),
  /** The account that this request joined, where the e-mail already had one; else null. */
  joinedAccountId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Since when an admin has blocked the account; null where it is open. */
  blockedAt: z.iso.datetime().nullable(),
  /** From when on nobody signs in with the account; null where that is never. */
  accessEndsAt: z.iso.datetime().nullable(),
  /** When personal data of a deleted person is erased. */
  erasesAt: z.iso.datetime().nullable(),
})
/** What a request answers of the person who made it. */
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

/** What a visitor had done before asking for access; sent, and stored, with consent only. */
export const requestContextSchema = z.object({
  /** Path of the page that the form was opened from. */
  page: z.string().max(300).optional(),
  /** Ids of models whose pages were opened. */
  models: z.array(z.string().max(100)).max(50).optional(),
  samples: z
    .array(z.object({ model: z.string().max(100), sample: z.string().max(100) }))
    .max(100)
    .optional(),
})
export type RequestContext = z.infer<typeof requestContextSchema>

/** What somebody wrote who asked again later: the later words stand in the request. */
const earlierRequestSchema = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  org: z.string(),
  phone: z.string(),
  interested_in: z.string(),
})
export type EarlierRequest = z.infer<typeof earlierRequestSchema>

/** A person with all that sales needs before calling. */
export const prospectSchema = personSchema.extend({
  context: requestContextSchema.nullable(),
  /** Further fields that the second API sent. */
  fields: z.record(z.string(), z.string()),
  /** Newest first. */
  mails: z.array(mailStateSchema),
  /** What was done to it and by whom, newest first. */
  history: z.array(auditEntrySchema),
  /** What it said each time before the last, newest first. */
  earlierRequests: z.array(earlierRequestSchema),
  /** Other requests and accounts with the same e-mail. */
  others: z.array(personSchema.pick({ id: true, type: true, status: true, interested_in: true, createdAt: true })),
  lastSignInAt: z.iso.datetime().nullable(),
  /** What somebody with an account ran and said of the answers, newest first. */
  activity: z.array(activitySchema),
  /** Newest first. */
  notes: z.array(noteSchema),
  declinedAt: z.iso.datetime().nullable(),
  /** In sales' words; '' where none were given. */
  declineReason: z.string(),
})
export type Prospect = z.infer<typeof prospectSchema>
