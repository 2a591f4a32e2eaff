import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import type { BatchRow } from '../../../database/schema/batches.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Call } from '../../handler.ts'

/** The caller's own batch; an API key must be valid for its model. Throws 'not-found' and 'not-allowed'. */
export async function findOwnBatch({
  services,
  signedIn,
  params,
}: Pick<Call<unknown>, 'services' | 'signedIn'> & { params: { id: string } }): Promise<BatchRow> {
  const row = await services.batches.find(params.id, requireSignedIn(signedIn).user.id)
  checkKeyModel(signedIn, row.modelId)
  return row
}
