import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const createBatch: Handler<'createBatch'> = async ({ services, signedIn, body, uploads, headers }) => {
  const { user } = requireSignedIn(signedIn)
  const { model, name, column, texts, ...fields } = body
  checkKeyModel(signedIn, model)
  const data = await services.batches.create({
    owner: user,
    modelId: model,
    name,
    column,
    texts,
    fields,
    files: uploads,
    idempotencyKey: headers['idempotency-key'],
  })
  return { data, message: 'Accepted', headers: { location: `/api/batches/${data.id}` } }
}
