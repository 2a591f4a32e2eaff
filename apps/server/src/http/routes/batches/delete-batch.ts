import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const deleteBatch: Handler<'deleteBatch'> = async ({ services, signedIn, params }) => {
  await services.batches.delete(params.id, requireSignedIn(signedIn).user.id)
  return { data: { deleted: true } }
}
