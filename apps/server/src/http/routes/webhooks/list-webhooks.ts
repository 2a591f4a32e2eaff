import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ services, signedIn }) => ({
  data: { items: await services.webhooks.list(requireSignedIn(signedIn).user.id) },
})
