import { readBrowserCookie } from '../../callers/browser-cookie.ts'
import { deviceOf } from '../../callers/device-cookie.ts'
import type { Handler } from '../../handler.ts'
import { answerSignIn } from './answer-sign-in.ts'

export const signInByPasskey: Handler<'signInByPasskey'> = async (call) => {
  const { accounts } = call.services
  const { env, body, headers, ip } = call
  const data = await accounts.signInByPasskey({
    response: body.response,
    mark: readBrowserCookie('vitrine_passkey', env.PUBLIC_URL, headers.cookie),
    address: ip,
    userAgent: headers['user-agent'] ?? null,
    knows: (email) => deviceOf(accounts.devices, email, headers.cookie) !== null,
  })
  return answerSignIn(call, data, { by: 'passkey', code: false })
}
