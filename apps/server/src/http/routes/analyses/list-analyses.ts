import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listAnalyses: Handler<'listAnalyses'> = async (call) => {
  const { user, apiKey } = requireSignedIn(call.signedIn)
  return { data: await call.services.analyses.list(user.id, { ...call.query, models: apiKey?.models ?? null }) }
}
