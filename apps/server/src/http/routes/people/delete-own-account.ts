import { InputError } from '@vitrine/errors/input-error.ts'
import { normalEmail } from '../../../accounts/account.ts'
import { actorOf } from '../../callers/actor-of.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const deleteOwnAccount: Handler<'deleteOwnAccount'> = async (call) => {
  const caller = requireSignedIn(call.signedIn)
  call.services.accounts.requireProof(caller)
  if (normalEmail(call.body.email) !== caller.user.email) {
    throw new InputError('invalid-request', 'email: must be that of the account that is deleted, your own.')
  }
  const { erasesAt } = await call.services.people.deleteOwn(caller.user.id, actorOf(call), originOf(call))
  return {
    data: { erasesAt: erasesAt ?? '' },
    message: 'Deleted',
    headers: { 'clear-site-data': '"storage"' },
  }
}
