import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

/** The first moment after a day. */
const endOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)

export const setUserAccess: Handler<'setUserAccess'> = async (call) => {
  const { accounts, people } = call.services
  accounts.requireProof(requireSignedIn(call.signedIn))
  const { accessEndsOn, ...change } = call.body
  const accessEndsAt = accessEndsOn == null ? accessEndsOn : endOf(accessEndsOn)
  return { data: await people.setAccess(call.params.id, { ...change, accessEndsAt }, actorOf(call)), message: 'Saved' }
}
