import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const enableWebhook: Handler<'enableWebhook'> = async ({ services, signedIn, params }) => ({
  data: await services.webhooks.enable(requireSignedIn(signedIn).user.id, params.id),
})
