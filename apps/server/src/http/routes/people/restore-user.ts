import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const restoreUser: Handler<'restoreUser'> = async (call) => {
  call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  return { data: await call.services.people.restore(call.params.id, actorOf(call)), message: 'Restored' }
}
