import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const compareAnalysis: Handler<'compareAnalysis'> = async ({ services, signedIn, params }) => {
  const data = await services.analyses.compare(params.id, requireSignedIn(signedIn).user)
  return { data, message: 'Accepted', headers: { location: `/api/analyses/${data.id}` } }
}
