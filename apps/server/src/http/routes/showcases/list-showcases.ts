import type { Handler } from '../../handler.ts'

export const listShowcases: Handler<'listShowcases'> = async ({ services, params }) => ({
  data: await services.showcases.list(params.id),
})
