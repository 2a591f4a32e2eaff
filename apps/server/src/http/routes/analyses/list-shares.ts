import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listShares: Handler<'listShares'> = async ({ services, signedIn }) => ({
  data: await services.analyses.listShares(requireSignedIn(signedIn).user.id),
  // The links open results by themselves: no cache in between may store the answer.
  headers: { 'cache-control': 'no-store' },
})
