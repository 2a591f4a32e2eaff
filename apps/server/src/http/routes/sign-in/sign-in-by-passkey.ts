import { readBrowserCookie } from '../../browser-cookie.ts'
import { deviceHeaders, deviceOf } from '../../device-cookie.ts'
import type { Handler } from '../../handler.ts'

export const signInByPasskey: Handler<'signInByPasskey'> = async ({
  services: { accounts },
  env,
  body,
  headers,
  ip,
}) => {
  const data = await accounts.signInByPasskey({
    response: body.response,
    mark: readBrowserCookie('vitrine_passkey', env.PUBLIC_URL, headers.cookie),
    address: ip,
    userAgent: headers['user-agent'] ?? null,
    knows: (email) => deviceOf(accounts.devices, email, headers.cookie) !== null,
  })
  return { data, message: 'Login success', headers: deviceHeaders(accounts.devices, data.user.email, env.PUBLIC_URL) }
}
