import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const invitePeople: Handler<'invitePeople'> = async (call) => {
  const caller = requireSignedIn(call.signedIn)
  const { accounts, people } = call.services
  // A colleague may do more than a prospect, so a proof is needed as for a change of role.
  const requireProof = () => accounts.requireProof(caller)
  return { data: await people.invite(call.body, { actor: actorOf(call), user: caller.user, requireProof }) }
}
