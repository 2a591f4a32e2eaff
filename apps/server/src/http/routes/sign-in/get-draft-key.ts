import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const getDraftKey: Handler<'getDraftKey'> = async ({ services, signedIn }) => ({
  data: { key: services.accounts.draftKey(requireSignedIn(signedIn)) },
})
