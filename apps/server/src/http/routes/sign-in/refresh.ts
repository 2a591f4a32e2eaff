import type { Handler } from '../../handler.ts'

export const refresh: Handler<'refresh'> = async ({ services, body }) => ({
  data: await services.accounts.refresh(body.refreshToken),
})
