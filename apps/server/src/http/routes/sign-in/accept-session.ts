import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const acceptSession: Handler<'acceptSession'> = async ({ services, params, signedIn }) => {
  await services.accounts.acceptSession(requireSignedIn(signedIn), params.id)
  return { data: { accepted: true } }
}
