import type { Handler } from '../../handler.ts'

export const metrics: Handler<'metrics'> = async (services, _request, reply) => {
  const { contentType, text } = await services.metrics.write()
  return reply.type(contentType).send(text)
}
