import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const confirmIdentity: Handler<'confirmIdentity'> = async ({ services, body, signedIn, ip }) => {
  const until = await services.accounts.confirm(requireSignedIn(signedIn), body, ip)
  return { data: { until: until.toISOString() }, message: 'Confirmed' }
}
