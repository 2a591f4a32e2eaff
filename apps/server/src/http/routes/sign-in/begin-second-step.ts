import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const beginSecondStep: Handler<'beginSecondStep'> = async ({ services: { accounts }, signedIn }) => {
  const caller = requireSignedIn(signedIn)
  accounts.requireProof(caller)
  return { data: await accounts.secondStep.begin(caller.user.id) }
}
