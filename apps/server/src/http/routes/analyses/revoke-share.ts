import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const revokeShare: Handler<'revokeShare'> = async ({ services, signedIn, params }) => ({
  data: await services.analyses.revokeShare(params.id, requireSignedIn(signedIn).user.id, params.share),
})
