import { z } from 'zod'
import { everyone } from '../accounts/roles.ts'
import { booleanField } from '../fields/boolean-field.ts'
import { emailField } from '../fields/email-field.ts'
import { lineField } from '../fields/line-field.ts'
import { personSchema, requestedPersonSchema, requestTypeSchema } from '../people/person.ts'
import { defineOperations } from './operation.ts'

/** The second API, for other programs of the company. */
export const onboardingOperations = defineOperations({
  deleteUserByService: {
    method: 'DELETE',
    path: '/v1/ai/users/ai/:id',
    tag: 'onboarding',
    summary: 'Delete a request or an account, with the static key of SERVICE_API_KEY as bearer token',
    callers: everyone,
    key: 'service',
    params: z.object({ id: z.string().min(1).max(64) }),
    response: z.object({ id: z.string(), deleted: z.boolean() }),
    problems: ['not-configured', 'token-invalid', 'not-found', 'last-admin'],
  },
  preOnboard: {
    method: 'POST',
    path: '/v1/ai/onboarding/pre-onboard',
    tag: 'onboarding',
    summary: 'Bring in a person; a pending request until somebody approves it',
    callers: everyone,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    /** Further text fields are stored and shown with the prospect. */
    body: z.looseObject({
      email: emailField,
      name: lineField.max(200).default(''),
      org: z.string().trim().max(4000).default(''),
      phone: z.string().trim().max(40).default(''),
      interested_in: z.string().trim().max(1000).default(''),
      signup_source: z.string().trim().min(1).max(100).default('direct'),
      type: requestTypeSchema.default('organization'),
      is_beta_user: booleanField.default(true),
    }),
    response: requestedPersonSchema.extend(personSchema.pick({ signup_source: true, is_beta_user: true }).shape),
    status: 201,
    problems: ['rate-limited', 'idempotency-mismatch'],
  },
})
