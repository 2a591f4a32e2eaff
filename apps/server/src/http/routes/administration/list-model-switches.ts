import type { Handler } from '../../handler.ts'

export const listModelSwitches: Handler<'listModelSwitches'> = async ({ services }) => ({
  data: { items: await services.administration.listSwitches() },
})
