import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async ({ services, signedIn, params }) => ({
  data: { items: await services.webhooks.listDeliveries(requireSignedIn(signedIn).user.id, params.id) },
})
