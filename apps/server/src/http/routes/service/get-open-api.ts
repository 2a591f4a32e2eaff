import { operations } from '@vitrine/contracts/operations/operations.ts'
import { type PreparedAnswer, prepareAnswer } from '../../answers/prepared-answer.ts'
import type { Handler } from '../../handler.ts'
import { openApiDocument } from '../../openapi/openapi.ts'

/** Made at the first request: it blocks the event loop for a tenth of a second, and is public. */
let prepared: PreparedAnswer | undefined

export const getOpenApi: Handler<'getOpenApi'> = async ({ services }) => {
  prepared ??= prepareAnswer(operations.getOpenApi, { data: openApiDocument(services.models) })
  return prepared
}
