import { onboardingOperations } from '@vitrine/contracts/operations/onboarding.ts'
import type { Handler } from '../../handler.ts'
import { askedOf, requestAnswer } from '../people/request-answer.ts'

const mostFields = 30
const longest = 500

const { shape: known } = onboardingOperations.preOnboard.body

/** Further fields are stored as text, within limits; objects are dropped. */
const furtherFields = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !Object.hasOwn(known, name))
      .filter(([name, value]) => name.length <= 60 && ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, mostFields)
      .map(([name, value]) => [name, String(value).slice(0, longest)]),
  )

export const preOnboard: Handler<'preOnboard'> = async ({ services, body, headers, ip }) => {
  const { signup_source, is_beta_user } = body
  const request = {
    ...askedOf(body),
    signupSource: signup_source,
    isBetaUser: is_beta_user,
    context: null,
    fields: furtherFields(body),
  }
  const origin = {
    by: 'program',
    address: ip,
    idempotencyKey: headers['idempotency-key'],
    trap: '',
    fillMilliseconds: null,
  } as const
  const { data, message } = requestAnswer(body, await services.people.request(request, origin))
  return { data: { ...data, signup_source, is_beta_user }, message }
}
