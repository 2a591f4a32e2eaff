import type { Handler } from '../../handler.ts'

export const listMails: Handler<'listMails'> = async ({ services, query }) => ({
  data: await services.outbox.list(query),
})
