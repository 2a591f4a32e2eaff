import type { Handler } from '../../handler.ts'
import { docsPage } from '../../openapi/docs-page.ts'

/** Made once, like /openapi.json. */
let page: string | undefined

export const getDocs: Handler<'getDocs'> = async (_call, _request, reply) => {
  page ??= docsPage()
  return reply.type('text/html; charset=utf-8').send(page)
}
