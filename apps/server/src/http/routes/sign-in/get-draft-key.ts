import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const getDraftKey: Handler<'getDraftKey'> = async ({ services, signedIn }) => ({
  data: { key: services.accounts.draftKey(requireSignedIn(signedIn)) },
})
