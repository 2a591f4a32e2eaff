import type { Handler } from '../../handler.ts'

export const listTags: Handler<'listTags'> = async ({ services }) => ({
  data: { items: await services.people.tags() },
})
