import type { Handler } from '../../handler.ts'

export const getUsage: Handler<'getUsage'> = async ({ services, query }) => ({
  data: await services.administration.usage(query.days),
})
