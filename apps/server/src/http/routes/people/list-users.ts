import type { Handler } from '../../handler.ts'

export const listUsers: Handler<'listUsers'> = async ({ services, query }) => ({
  data: await services.people.list(query),
})
