import { operations } from '@vitrine/contracts/operations/operations.ts'
import type { Handler } from '../../handler.ts'
import { openApiDocument } from '../../openapi.ts'
import { type PreparedAnswer, prepareAnswer } from '../../prepared-answer.ts'

/** Made when it is first asked for: it takes a tenth of a second of the event loop, and is open to everybody. */
let prepared: PreparedAnswer | undefined

export const getOpenApi: Handler<'getOpenApi'> = async () => {
  prepared ??= prepareAnswer(operations.getOpenApi, { data: openApiDocument() })
  return prepared
}
