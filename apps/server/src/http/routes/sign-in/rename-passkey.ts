import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const renamePasskey: Handler<'renamePasskey'> = async ({ services, params, body, signedIn }) => ({
  data: await services.accounts.passkeys.rename(requireSignedIn(signedIn).user.id, params.id, body.name),
})
