import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listSessions: Handler<'listSessions'> = async ({ services, signedIn }) => ({
  data: { items: await services.accounts.listSessions(requireSignedIn(signedIn)) },
})
