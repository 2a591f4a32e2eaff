import type { Handler } from '../../handler.ts'

export const noteShowcaseShared: Handler<'noteShowcaseShared'> = async ({ services, params, signedIn }) => ({
  data: await services.showcases.noteShared(params.token, signedIn?.user ?? null),
})
