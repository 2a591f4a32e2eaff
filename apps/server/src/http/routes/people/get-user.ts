import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const getUser: Handler<'getUser'> = async ({ services, params, signedIn, caller }) => {
  const { user } = requireSignedIn(signedIn)
  // A session with limited rights sees its own account only, whatever the role.
  const role = caller === 'temporary' || caller === 'unstepped' ? 'user' : user.role
  return { data: await services.people.get(params.id, { id: user.id, role }) }
}
