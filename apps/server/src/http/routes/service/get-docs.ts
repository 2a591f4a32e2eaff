import { docsPage } from '../../docs-page.ts'
import type { Handler } from '../../handler.ts'

export const getDocs: Handler<'getDocs'> = async (_call, _request, reply) =>
  reply.type('text/html; charset=utf-8').send(docsPage())
