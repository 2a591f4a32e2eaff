import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const listPasskeys: Handler<'listPasskeys'> = async ({ services, signedIn }) => ({
  data: { items: await services.accounts.passkeys.list(requireSignedIn(signedIn).user.id) },
})
