import type { Handler } from '../../handler.ts'
import { requestAnswer } from '../people/request-answer.ts'

const mostFields = 30
const longest = 500

/** Further fields are kept as text, within bounds; objects are not asked for. */
const furtherFields = (rest: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rest)
      .filter(([name, value]) => name.length <= 60 && ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, mostFields)
      .map(([name, value]) => [name, String(value).slice(0, longest)]),
  )

export const preOnboard: Handler<'preOnboard'> = async ({ services, body, headers, ip }) => {
  const { name, email, org, phone, type, interested_in, signup_source, is_beta_user, ...rest } = body
  const request = {
    name,
    email,
    org,
    phone,
    type,
    interestedIn: interested_in,
    signupSource: signup_source,
    isBetaUser: is_beta_user,
    context: null,
    fields: furtherFields(rest),
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
