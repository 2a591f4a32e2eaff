import type { Handler } from '../../handler.ts'

export const verifyAudit: Handler<'verifyAudit'> = async ({ services }) => ({
  data: await services.administration.verifyAudit(),
})
