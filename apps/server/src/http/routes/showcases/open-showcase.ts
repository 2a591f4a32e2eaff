import type { Handler } from '../../handler.ts'

export const openShowcase: Handler<'openShowcase'> = async ({ services, params, signedIn }) => ({
  data: await services.showcases.open(params.token, signedIn?.user ?? null),
})
