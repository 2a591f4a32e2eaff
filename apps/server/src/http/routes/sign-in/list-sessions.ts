import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const listSessions: Handler<'listSessions'> = async ({ services, signedIn }) => ({
  data: { items: await services.accounts.listSessions(requireSignedIn(signedIn)) },
})
