import type { Handler } from '../../handler.ts'

export const getMail: Handler<'getMail'> = async ({ services, params }) => ({
  data: await services.outbox.read(params.id),
})
