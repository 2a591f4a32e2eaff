import { z } from 'zod'
import { allButTemporary, salesAndAdmins } from '../accounts/roles.ts'
import { analysisStateSchema } from '../analyses/analysis.ts'
import { booleanField } from '../fields/boolean-field.ts'
import { newShowcaseSchema, showcaseEventSchema, showcaseLinkSchema, showcaseSchema } from '../people/showcase.ts'
import { defineOperations } from './operation.ts'

const personParams = z.object({ id: z.string().min(1).max(64) })
const tokenParams = z.object({ token: z.string().min(1).max(100) })

export const showcasesOperations = defineOperations({
  createShowcase: {
    method: 'POST',
    path: '/v1/prospects/:id/showcases',
    tag: 'people',
    summary: 'Make a tracked link to chosen samples for one prospect; its address is told this once',
    callers: salesAndAdmins,
    params: personParams,
    body: newShowcaseSchema.extend({
      /** Visible only when signed in with the prospect's e-mail. */
      signIn: booleanField.default(false),
      /** Also mail it to the prospect. */
      mail: booleanField.default(false),
    }),
    response: showcaseLinkSchema.extend({
      /** Path of the prospect's page. */
      path: z.string(),
    }),
    status: 201,
    problems: ['not-found', 'conflict', 'model-unknown', 'sample-unknown'],
  },
  listShowcases: {
    method: 'GET',
    path: '/v1/prospects/:id/showcases',
    tag: 'people',
    summary: 'The tracked links of a prospect and what was done with them, newest first',
    callers: salesAndAdmins,
    params: personParams,
    response: z.object({ links: z.array(showcaseLinkSchema), events: z.array(showcaseEventSchema) }),
    problems: ['not-found'],
  },
  revokeShowcase: {
    method: 'DELETE',
    path: '/v1/prospects/:id/showcases/:link',
    tag: 'people',
    summary: 'Take a tracked link back: it opens nothing from then on',
    callers: salesAndAdmins,
    params: personParams.extend({ link: z.string().min(1).max(64) }),
    response: z.object({ revoked: z.boolean() }),
    problems: ['not-found'],
  },
  openShowcase: {
    method: 'GET',
    path: '/v1/showcase/:token',
    tag: 'analyses',
    summary: 'What a tracked link offers, or why it no longer does',
    callers: allButTemporary,
    byLink: true,
    params: tokenParams,
    response: showcaseSchema,
    problems: ['not-found'],
  },
  runShowcaseSample: {
    method: 'POST',
    path: '/v1/showcase/:token/runs',
    tag: 'analyses',
    summary: 'Run one of the samples that a tracked link offers; answers the state at once',
    callers: allButTemporary,
    byLink: true,
    params: tokenParams,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: z.object({ model: z.string().min(1).max(100), sample: z.string().min(1).max(100) }),
    response: analysisStateSchema,
    status: 202,
    problems: [
      'not-found',
      'link-over',
      'link-used-up',
      'act-not-allowed',
      'sample-unknown',
      'idempotency-mismatch',
      'rate-limited',
      'queue-full',
      'engine-missing',
      'model-switched-off',
    ],
  },
  noteShowcaseShared: {
    method: 'POST',
    path: '/v1/showcase/:token/shares',
    tag: 'analyses',
    summary: 'Tell that the link was handed on',
    callers: allButTemporary,
    byLink: true,
    params: tokenParams,
    response: z.object({ noted: z.boolean() }),
    problems: ['not-found', 'link-over', 'act-not-allowed'],
  },
})
