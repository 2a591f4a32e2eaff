import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const listSecurityEvents: Handler<'listSecurityEvents'> = async ({ services, signedIn }) => ({
  data: { items: await services.accounts.listSecurityEvents(requireSignedIn(signedIn)) },
})
