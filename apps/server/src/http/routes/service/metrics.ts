import type { Handler } from '../../handler.ts'

export const metrics: Handler<'metrics'> = async ({ metrics }, _request, reply) => {
  const { contentType, text } = await metrics.write()
  return reply.type(contentType).send(text)
}
