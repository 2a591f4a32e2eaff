import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listBatches: Handler<'listBatches'> = async ({ services, signedIn }) => {
  const { user, apiKey } = requireSignedIn(signedIn)
  return { data: { items: await services.batches.list(user.id, apiKey?.models ?? null) } }
}
