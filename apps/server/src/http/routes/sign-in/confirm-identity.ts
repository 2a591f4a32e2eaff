import { readBrowserCookie } from '../../callers/browser-cookie.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const confirmIdentity: Handler<'confirmIdentity'> = async ({ services, env, body, headers, signedIn, ip }) => {
  const mark = readBrowserCookie('vitrine_passkey', env.PUBLIC_URL, headers.cookie)
  const until = await services.accounts.confirm(requireSignedIn(signedIn), body, { address: ip, mark })
  return { data: { until: until.toISOString() }, message: 'Confirmed' }
}
