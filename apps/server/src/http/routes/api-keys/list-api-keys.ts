import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listApiKeys: Handler<'listApiKeys'> = async ({ services, signedIn }) => ({
  data: { items: await services.apiKeys.list(requireSignedIn(signedIn).user.id) },
})
