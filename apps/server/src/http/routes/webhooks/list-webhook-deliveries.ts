import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async ({ services, signedIn, params }) => ({
  data: { items: await services.webhooks.listDeliveries(requireSignedIn(signedIn).user.id, params.id) },
})
