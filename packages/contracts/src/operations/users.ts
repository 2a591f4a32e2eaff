import { z } from 'zod'
import { admins, anySession, everyone, roleSchema, salesAndAdmins, signedIn } from '../accounts/roles.ts'
import { pageOf, pageQuery } from '../calls/page-of.ts'
import { booleanField } from '../fields/boolean-field.ts'
import { dayField } from '../fields/day-field.ts'
import { emailField } from '../fields/email-field.ts'
import { filledField } from '../fields/filled-field.ts'
import { idParams } from '../fields/id-params.ts'
import { jsonField } from '../fields/json-field.ts'
import { lineField } from '../fields/line-field.ts'
import {
  personSchema,
  personStatusSchema,
  requestContextSchema,
  requestedPersonSchema,
  requestTypeSchema,
} from '../people/person.ts'
import { stageSchema } from '../people/pipeline.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

const typedParams = idParams.extend({ type: z.string().max(20) })

/** The filters of the list and its export. */
export const personFilters = z.object({
  /**
   * Words in name, e-mail, organisation or phone, or in the tags, or in one note; all must match, those of one or two
   * letters at the beginning of a word.
   */
  search: filledField(z.string().max(200)),
  /** By default all but the deleted. */
  status: filledField(personStatusSchema),
  /** For pending requests: whether they are on hold. */
  held: filledField(z.enum(['yes', 'no'])),
  /** `no`: without accounts of sales and admins. */
  staff: filledField(z.enum(['no'])),
  stage: filledField(stageSchema),
  /** Id of the salesperson. */
  owner: filledField(z.uuid()),
  /** Exactly as written. */
  tag: filledField(z.string().max(40)),
  type: filledField(requestTypeSchema),
  role: filledField(roleSchema),
  /** One of the interest options, or a product's name. */
  interest: filledField(z.string().max(200)),
  /** First day of creation, UTC. */
  from: filledField(dayField),
  /** Last day of creation, UTC. */
  to: filledField(dayField),
})

const contextField = jsonField(requestContextSchema.optional())

export const usersOperations = defineOperations({
  createUser: {
    method: 'POST',
    path: '/v1/app/users',
    tag: 'people',
    summary: 'Ask for a demo or beta access; a second request while one is pending updates it',
    callers: everyone,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: z.object({
      name: lineField.min(1, { error: 'Name is required' }).max(200),
      email: emailField,
      org: z.string().trim().max(4000).default(''),
      phone: z
        .string()
        .trim()
        .max(40)
        .regex(/^[+\d\s().-]*$/, { error: 'Digits only' })
        .default(''),
      type: requestTypeSchema.extract(['general', 'product']).default('general'),
      interested_in: z.string().trim().max(1000).default(''),
      /** The visitor agreed, under the form, that the context is kept. */
      consent: booleanField.default(false),
      context: contextField,
      /** A honeypot field that people do not see; only programs fill it in. */
      website: z.string().max(500).optional(),
      /** Milliseconds from showing the form to sending it. */
      fillMilliseconds: z.coerce.number().min(0).optional(),
    }),
    response: requestedPersonSchema,
    status: 201,
    problems: ['rate-limited', 'idempotency-mismatch'],
  },
  listUsers: {
    method: 'GET',
    path: '/v1/app/users',
    tag: 'people',
    summary: 'Requests and accounts: search, filter, sort, pages',
    callers: salesAndAdmins,
    query: personFilters.extend({
      sort: z.enum(['created', 'name', 'email', 'org', 'status']).default('created'),
      /** By default newest first, and names from A. */
      order: z.enum(['asc', 'desc']).optional(),
      ...pageQuery.shape,
    }),
    /** `total` counts up to 10,000. */
    response: pageOf(personSchema).extend({ total: z.int() }),
    problems: [],
  },
  getUser: {
    method: 'GET',
    path: '/v1/app/users/:id',
    tag: 'people',
    summary: 'One’s own account; for sales and admins any',
    callers: anySession,
    params: idParams,
    response: personSchema,
    problems: ['not-found'],
  },
  updateUser: {
    method: 'PUT',
    path: '/v1/app/users/:id',
    tag: 'people',
    summary: 'Change one’s own name and picture; admins change any person, its role included',
    callers: signedIn,
    params: idParams,
    body: z.object({
      name: lineField.min(1, { error: 'Name is required' }).max(200).optional(),
      /**
       * A PNG, JPEG or WebP picture as a data: URL; null or '' removes it. Larger ones are sent as the file `picture`.
       */
      profile_img_url: z.string().max(200_000).nullable().optional(),
      /** This and the following are for admins only. */
      role: roleSchema.optional(),
      org: z.string().trim().max(4000).optional(),
      phone: z.string().trim().max(40).optional(),
      interested_in: z.string().trim().max(1000).optional(),
    }),
    files: ['picture'],
    response: personSchema,
    problems: [
      'not-found',
      'act-not-allowed',
      'last-admin',
      'type-unsupported',
      'input-too-large',
      'input-empty',
      'input-damaged',
      'input-infected',
      'scanner-unavailable',
      'input-ambiguous',
    ],
  },
  deleteUser: {
    method: 'PUT',
    path: '/v1/app/users/delete/:id/:type',
    tag: 'people',
    summary: 'Delete a request, or as an admin an account: its sessions end, its data are erased after 30 days',
    callers: salesAndAdmins,
    params: typedParams,
    response: personSchema,
    problems: ['not-found', 'act-not-allowed', 'last-admin', 'conflict', 'confirmation-required'],
  },
  approveUser: {
    method: 'PUT',
    path: '/v1/app/users/approve/:id/:type',
    tag: 'people',
    summary: 'Make an account of a request and mail a temporary password',
    callers: salesAndAdmins,
    params: typedParams,
    response: personSchema,
    problems: ['not-found', 'conflict'],
  },
  resendCredentials: {
    method: 'PUT',
    path: '/v1/app/users/resend/:id',
    tag: 'people',
    summary: 'Mail a new temporary password; the one before stops',
    callers: salesAndAdmins,
    params: idParams,
    response: personSchema,
    problems: ['not-found', 'act-not-allowed', 'conflict'],
  },
  setUserAccess: {
    method: 'PUT',
    path: '/v1/app/users/:id/access',
    tag: 'people',
    summary: 'Block an account or open it again, say when it expires, take a lost second step away',
    callers: admins,
    params: idParams,
    body: z.object({
      blocked: booleanField.optional(),
      /** The last day on which the account may sign in, UTC; null or '': no end. */
      accessEndsOn: z.preprocess((value) => (value === '' ? null : value), dayField.nullable().optional()),
      resetSecondStep: booleanField.optional(),
    }),
    response: personSchema,
    problems: ['not-found', 'conflict', 'last-admin', 'confirmation-required'],
  },
  restoreUser: {
    method: 'PUT',
    path: '/v1/app/users/restore/:id',
    tag: 'people',
    summary: 'Undo a deletion within its 30 days; an account gets a new temporary password',
    callers: admins,
    params: idParams,
    response: personSchema,
    problems: ['not-found', 'conflict', 'confirmation-required'],
  },
  exportOwnData: {
    method: 'GET',
    path: '/v1/app/account/export.json',
    tag: 'people',
    summary: 'All that is kept about oneself, as JSON',
    callers: signedIn,
    headers: userAgentHeaders,
    response: z.unknown(),
    answer: 'file',
    problems: ['confirmation-required'],
  },
  deleteOwnAccount: {
    method: 'DELETE',
    path: '/v1/app/account',
    tag: 'people',
    summary: 'Delete one’s own account: its sessions end, its data are erased after 30 days',
    callers: signedIn,
    headers: userAgentHeaders,
    /** The caller's own e-mail, to confirm what is deleted. */
    body: z.object({ email: z.string().max(320) }),
    response: z.object({ erasesAt: z.iso.datetime() }),
    problems: ['last-admin', 'conflict', 'confirmation-required'],
  },
  undoDeletion: {
    method: 'POST',
    path: '/v1/app/account/restore',
    tag: 'people',
    summary: 'Bring one’s own deleted account back, by the link in the mail',
    callers: everyone,
    headers: userAgentHeaders,
    body: z.object({ token: z.string().min(1).max(100) }),
    response: z.object({ email: z.string() }),
    problems: ['link-over', 'conflict'],
  },
  revokeUserSessions: {
    method: 'DELETE',
    path: '/v1/app/users/:id/sessions',
    tag: 'people',
    summary: 'End every session of an account',
    callers: admins,
    params: idParams,
    response: z.object({ revoked: z.int() }),
    problems: ['not-found'],
  },
})
