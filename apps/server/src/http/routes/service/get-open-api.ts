import type { Handler } from '../../handler.ts'
import { openApiDocument } from '../../openapi.ts'

export const getOpenApi: Handler<'getOpenApi'> = async () => ({ data: openApiDocument() })
