import type { Handler } from '../../handler.ts'

export const getFunnel: Handler<'getFunnel'> = async ({ services, query }) => ({
  data: await services.administration.funnel(query.days),
})
