import type { Handler } from '../../handler.ts'

export const listAudit: Handler<'listAudit'> = async ({ services, query }) => ({
  data: await services.administration.listAudit(query),
})
