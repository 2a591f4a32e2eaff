import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const rerunAnalysis: Handler<'rerunAnalysis'> = async ({ services, signedIn, params }) => {
  const data = await services.analyses.rerun(params.id, requireSignedIn(signedIn).user)
  return { data, message: 'Accepted', headers: { location: `/api/analyses/${data.id}` } }
}
