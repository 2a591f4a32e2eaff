import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const resendWebhookDelivery: Handler<'resendWebhookDelivery'> = async ({ services, signedIn, params }) => ({
  data: await services.webhooks.resend(requireSignedIn(signedIn).user.id, params.id, params.delivery),
})
