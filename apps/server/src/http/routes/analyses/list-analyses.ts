import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const listAnalyses: Handler<'listAnalyses'> = async ({ services, signedIn, query }) => ({
  data: await services.analyses.list(requireSignedIn(signedIn).user.id, query),
})
