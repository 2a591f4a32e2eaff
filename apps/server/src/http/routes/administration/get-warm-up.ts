import type { Handler } from '../../handler.ts'

export const getWarmUp: Handler<'getWarmUp'> = async ({ services, params }) => ({
  data: await services.administration.readWarmUp(params.id),
})
