import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ services, signedIn }) => ({
  data: { revoked: await services.accounts.revokeOtherSessions(requireSignedIn(signedIn)) },
})
