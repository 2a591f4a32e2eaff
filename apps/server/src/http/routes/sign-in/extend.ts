import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const extend: Handler<'extend'> = async ({ services, body, signedIn }) => ({
  data: await services.accounts.extend(body.refreshToken, requireSignedIn(signedIn)),
})
