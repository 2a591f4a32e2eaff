import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ services, signedIn }) => ({
  data: { items: await services.webhooks.list(requireSignedIn(signedIn).user.id) },
})
