import { z } from 'zod'
import { invitationListSchema, invitationsSchema } from '../accounts/invitation.ts'
import { salesAndAdmins } from '../accounts/roles.ts'
import { mailStateSchema } from '../administration/mail.ts'
import { emailField } from '../fields/email-field.ts'
import { idParams } from '../fields/id-params.ts'
import { lineField } from '../fields/line-field.ts'
import { decidedSchema, decisionsSchema } from '../people/decision.ts'
import { personSchema, prospectSchema } from '../people/person.ts'
import { pipelineChangeSchema } from '../people/pipeline.ts'
import { defineOperations } from './operation.ts'
import { personFilters } from './users.ts'

const prospectChange = pipelineChangeSchema.extend({
  name: lineField.max(200).optional(),
  email: emailField.optional(),
  org: z.string().trim().max(4000).optional(),
  phone: z.string().trim().max(40).optional(),
  interested_in: z.string().trim().max(1000).optional(),
})

export const prospectsOperations = defineOperations({
  exportProspects: {
    method: 'GET',
    path: '/v1/prospects/export.csv',
    tag: 'people',
    summary: 'Requests and accounts as CSV, filtered as the list; cells cannot be read as formulas',
    callers: salesAndAdmins,
    query: personFilters.extend({
      /** Between cells: spreadsheets use semicolons in languages with a decimal comma. */
      separator: z.enum([',', ';']).default(','),
    }),
    response: z.string(),
    answer: 'file',
    problems: [],
  },
  exportProspectsAsWorkbook: {
    method: 'GET',
    path: '/v1/prospects/export.xlsx',
    tag: 'people',
    summary: 'The same as an XLSX workbook; every cell is a text',
    callers: salesAndAdmins,
    query: personFilters,
    response: z.string(),
    answer: 'file',
    problems: ['row-limit'],
  },
  getNextSteps: {
    method: 'GET',
    path: '/v1/prospects/next-steps.ics',
    tag: 'people',
    summary: 'The next steps of the prospects that the caller looks after, as a calendar file',
    callers: salesAndAdmins,
    response: z.string(),
    answer: 'file',
    problems: [],
  },
  listStaff: {
    method: 'GET',
    path: '/v1/prospects/staff',
    tag: 'people',
    summary: 'Sales and admins, who can look after a prospect or be mentioned',
    callers: salesAndAdmins,
    response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
    problems: [],
  },
  listTags: {
    method: 'GET',
    path: '/v1/prospects/tags',
    tag: 'people',
    summary: 'The tags in use, by name; the first 500',
    callers: salesAndAdmins,
    response: z.object({ items: z.array(z.string()) }),
    problems: [],
  },
  editProspect: {
    method: 'PUT',
    path: '/v1/prospects/:id',
    tag: 'people',
    summary: 'Change what sales know of a prospect; a corrected e-mail gets the mail that went astray',
    callers: salesAndAdmins,
    params: idParams,
    body: prospectChange.extend({
      /** The values that the caller saw in the fields to change: 409 if somebody else has changed one meanwhile. */
      seen: prospectChange.extend({ name: z.string().optional(), email: z.string().optional() }).optional(),
    }),
    response: personSchema,
    problems: ['not-found', 'conflict', 'act-not-allowed', 'invalid-request'],
  },
  addNote: {
    method: 'POST',
    path: '/v1/prospects/:id/notes',
    tag: 'people',
    summary: 'Write a note about a prospect; people mentioned in it are told by mail',
    callers: salesAndAdmins,
    params: idParams,
    body: z.object({
      text: z.string().trim().min(1, { error: 'The note is empty' }).max(4000),
      /** Ids of accounts of sales and admins. */
      mentions: z.array(z.string().max(64)).max(20).default([]),
    }),
    response: z.object({ id: z.string() }),
    status: 201,
    problems: ['not-found', 'conflict'],
  },
  getProspect: {
    method: 'GET',
    path: '/v1/prospects/:id',
    tag: 'people',
    summary: 'A person with context, mails and history',
    callers: salesAndAdmins,
    params: idParams,
    response: prospectSchema,
    problems: ['not-found'],
  },
  invitePeople: {
    method: 'POST',
    path: '/v1/prospects/invitations',
    tag: 'people',
    summary: 'Invite people by a list, or say line by line what would happen',
    callers: salesAndAdmins,
    body: invitationListSchema,
    response: invitationsSchema,
    problems: ['csv-unreadable', 'row-limit', 'input-empty', 'confirmation-required', 'rate-limited'],
  },
  decideRequests: {
    method: 'POST',
    path: '/v1/prospects/decisions',
    tag: 'people',
    summary: 'Approve, decline, hold or resume some requests, each for itself',
    callers: salesAndAdmins,
    body: decisionsSchema,
    response: z.object({ decided: z.array(decidedSchema) }),
    problems: [],
  },
  mailDemoInvitation: {
    method: 'POST',
    path: '/v1/prospects/mailRequestDemoProspect/:id',
    tag: 'people',
    summary: 'Mail the demo invitation',
    callers: salesAndAdmins,
    params: idParams,
    response: mailStateSchema,
    status: 202,
    problems: ['not-found', 'conflict', 'rate-limited'],
  },
})
