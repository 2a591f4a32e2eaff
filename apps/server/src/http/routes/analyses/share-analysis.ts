import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const shareAnalysis: Handler<'shareAnalysis'> = async ({ services, signedIn, params, body }) => ({
  data: await services.analyses.share(params.id, requireSignedIn(signedIn).user.id, body.days),
})
