import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const revokeSession: Handler<'revokeSession'> = async ({ services, params, signedIn }) => {
  await services.accounts.revokeSession(requireSignedIn(signedIn), params.id)
  return { data: { revoked: 1 } }
}
