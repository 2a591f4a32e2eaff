import type { Handler } from '../../handler.ts'
import { askedOf, requestAnswer } from './request-answer.ts'

export const createUser: Handler<'createUser'> = async ({ services, body, headers, ip }) => {
  const { type, consent, context, website, fillMilliseconds } = body
  const request = {
    ...askedOf(body),
    signupSource: 'direct',
    isBetaUser: type === 'product',
    context: consent ? (context ?? null) : null,
    fields: {},
  }
  const id = await services.people.request(request, {
    by: 'form',
    address: ip,
    idempotencyKey: headers['idempotency-key'],
    trap: website ?? '',
    fillMilliseconds: fillMilliseconds ?? null,
  })
  return requestAnswer(body, id)
}
