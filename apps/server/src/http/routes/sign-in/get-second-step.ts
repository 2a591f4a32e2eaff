import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const getSecondStep: Handler<'getSecondStep'> = async ({ services, signedIn }) => ({
  data: await services.accounts.secondStep.read(requireSignedIn(signedIn).user.id),
})
