import type { Handler } from '../../handler.ts'

export const listFeedback: Handler<'listFeedback'> = async ({ services, query }) => ({
  data: await services.administration.listFeedback(query),
})
