import type { Handler } from '../../handler.ts'

export const getProspect: Handler<'getProspect'> = async ({ services, params }) => ({
  data: await services.people.read(params.id),
})
