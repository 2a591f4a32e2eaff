import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const testWebhook: Handler<'testWebhook'> = async ({ services, signedIn, params }) => ({
  data: await services.webhooks.test(requireSignedIn(signedIn).user.id, params.id),
})
