import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listSecurityEvents: Handler<'listSecurityEvents'> = async ({ services, signedIn }) => ({
  data: { items: await services.accounts.listSecurityEvents(requireSignedIn(signedIn)) },
})
