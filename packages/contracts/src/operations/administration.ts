import { z } from 'zod'
import { admins } from '../accounts/roles.ts'
import {
  funnelSchema,
  modelSwitchSchema,
  resultFeedbackSchema,
  serverHealthSchema,
  usageSchema,
  warmUpSchema,
} from '../administration/administration.ts'
import { auditActionSchema, auditEntrySchema, auditVerdictSchema } from '../administration/audit.ts'
import { mailSchema, mailStateSchema, mailStatusSchema } from '../administration/mail.ts'
import { feedbackVerdictSchema } from '../analyses/analysis.ts'
import { pageOf, pageQuery } from '../calls/page-of.ts'
import { booleanField } from '../fields/boolean-field.ts'
import { idParams } from '../fields/id-params.ts'
import { defineOperations } from './operation.ts'

/** Id of a request or an account. */
const person = z.uuid().optional()
/** The number of days up to and including today. */
const span = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })

export const administrationOperations = defineOperations({
  warmUp: {
    method: 'POST',
    path: '/api/warmup',
    tag: 'administration',
    summary:
      'Have every live worker load every engine and check the provider; answers at once, with the id to follow it by',
    callers: admins,
    response: warmUpSchema,
    status: 202,
    problems: ['engine-unavailable'],
  },
  getWarmUp: {
    method: 'GET',
    path: '/api/warmup/:id',
    tag: 'administration',
    summary: 'How far a warm-up is',
    callers: admins,
    params: idParams,
    response: warmUpSchema,
    problems: ['not-found'],
  },
  followWarmUp: {
    method: 'GET',
    path: '/api/warmup/:id/events',
    tag: 'administration',
    summary: 'Server-sent events until it is finished: each is the whole warm-up',
    callers: admins,
    params: idParams,
    response: warmUpSchema,
    answer: 'events',
    problems: ['not-found'],
  },
  listMails: {
    method: 'GET',
    path: '/v1/admin/outbox',
    tag: 'administration',
    summary: 'The outbox, newest first',
    callers: admins,
    query: pageQuery.extend({
      status: mailStatusSchema.optional(),
      to: z.string().max(320).optional(),
      /** Mails to or about this person. */
      person,
    }),
    response: pageOf(mailStateSchema),
    problems: [],
  },
  getMail: {
    method: 'GET',
    path: '/v1/admin/outbox/:id',
    tag: 'administration',
    summary: 'A mail with its text',
    callers: admins,
    params: idParams,
    response: mailSchema,
    problems: ['not-found'],
  },
  resendMail: {
    method: 'POST',
    path: '/v1/admin/outbox/:id/resend',
    tag: 'administration',
    summary: 'Put a mail into the queue again',
    callers: admins,
    params: idParams,
    response: mailStateSchema,
    status: 202,
    problems: ['not-found', 'conflict'],
  },
  getUsage: {
    method: 'GET',
    path: '/v1/admin/usage',
    tag: 'administration',
    summary: 'Runs a day, per model and per person',
    callers: admins,
    query: span,
    response: usageSchema,
    problems: [],
  },
  getFunnel: {
    method: 'GET',
    path: '/v1/admin/funnel',
    tag: 'administration',
    summary: 'From sample to request, approval and first own analysis',
    callers: admins,
    query: span,
    response: funnelSchema,
    problems: [],
  },
  listFeedback: {
    method: 'GET',
    path: '/v1/admin/feedback',
    tag: 'administration',
    summary: 'What people said of their results, newest first, also of those that are deleted by now',
    callers: admins,
    query: pageQuery.extend({
      verdict: feedbackVerdictSchema.optional(),
      model: z.string().max(100).optional(),
      /** Who gave it. */
      person,
    }),
    response: pageOf(resultFeedbackSchema).extend({
      /** Over all stored feedback, whatever the filters. */
      counts: z.array(z.object({ modelId: z.string(), verdict: feedbackVerdictSchema, count: z.int() })),
    }),
    problems: [],
  },
  listAudit: {
    method: 'GET',
    path: '/v1/admin/audit',
    tag: 'administration',
    summary: 'Privileged acts, newest first',
    callers: admins,
    query: pageQuery.extend({
      action: auditActionSchema.optional(),
      /** Id of the person, mail or model. */
      target: z.string().max(100).optional(),
      /** Id of the account that acted. */
      actor: z.string().max(64).optional(),
      /** Acts by this person and acts on them. */
      person,
    }),
    response: pageOf(auditEntrySchema),
    problems: [],
  },
  verifyAudit: {
    method: 'GET',
    path: '/v1/admin/audit/verify',
    tag: 'administration',
    summary: 'Whether the chain of the audit log holds: no entry was changed or taken out',
    callers: admins,
    response: auditVerdictSchema,
    problems: [],
  },
  listModelSwitches: {
    method: 'GET',
    path: '/v1/admin/models',
    tag: 'administration',
    summary: 'Models, and which of them are switched off',
    callers: admins,
    response: z.object({ items: z.array(modelSwitchSchema) }),
    problems: [],
  },
  switchModel: {
    method: 'PUT',
    path: '/v1/admin/models/:id',
    tag: 'administration',
    summary: 'Switch a model on or off; off, its calls answer 503 with the reason',
    callers: admins,
    params: idParams,
    body: z.object({ on: booleanField, reason: z.string().trim().max(300).optional() }),
    response: modelSwitchSchema,
    problems: ['model-unknown', 'invalid-request'],
  },
  getServerHealth: {
    method: 'GET',
    path: '/v1/admin/health',
    tag: 'administration',
    summary:
      'Database, files, mail, workers and their memory, queue, slow models, failures, provider, last backup and warm-up',
    callers: admins,
    response: serverHealthSchema,
    problems: [],
  },
})
