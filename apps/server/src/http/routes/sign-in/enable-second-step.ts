import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const enableSecondStep: Handler<'enableSecondStep'> = async (call) => ({
  data: {
    recoveryCodes: await call.services.accounts.secondStep.confirm(
      requireSignedIn(call.signedIn).user.id,
      call.body.code,
      originOf(call),
    ),
  },
})
