import type { Handler } from '../../handler.ts'

export const getServerHealth: Handler<'getServerHealth'> = async ({ services }) => ({
  data: await services.administration.health(),
})
