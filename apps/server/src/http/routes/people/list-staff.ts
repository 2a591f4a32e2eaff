import type { Handler } from '../../handler.ts'

export const listStaff: Handler<'listStaff'> = async ({ services }) => ({
  data: { items: await services.people.staff() },
})
