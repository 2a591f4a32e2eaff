import { z } from 'zod'
import { decidedSchema, decisionsSchema } from '../decision.ts'
import { invitationListSchema, invitationRowSchema } from '../invitation.ts'
import { mailStateSchema } from '../mail.ts'
import { defineOperations } from '../operation.ts'
import { prospectSchema } from '../person.ts'
import { salesAndAdmins } from '../roles.ts'
import { personFilters } from './users.ts'

const idParams = z.object({ id: z.string().min(1).max(64) })

export const prospectsOperations = defineOperations({
  exportProspects: {
    method: 'GET',
    path: '/v1/prospects/export.csv',
    tag: 'people',
    summary: 'Requests and accounts as CSV, filtered as the list; cells cannot be read as formulas',
    callers: salesAndAdmins,
    query: personFilters.extend({
      /** Between cells: where the comma stands in numbers, spreadsheets part by semicolons. */
      separator: z.enum([',', ';']).default(','),
    }),
    response: z.string(),
    answer: 'file',
    problems: [],
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
    response: z.object({ rows: z.array(invitationRowSchema), invited: z.int() }),
    problems: ['csv-unreadable', 'row-limit', 'input-empty'],
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
