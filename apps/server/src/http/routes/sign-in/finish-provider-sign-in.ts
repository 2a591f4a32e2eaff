import { providerOrRefusal } from '../../../accounts/provider/provider.ts'
import { readBrowserCookie } from '../../callers/browser-cookie.ts'
import { deviceOf } from '../../callers/device-cookie.ts'
import type { Handler } from '../../handler.ts'
import { answerSignIn } from './answer-sign-in.ts'

export const finishProviderSignIn: Handler<'finishProviderSignIn'> = async (call) => {
  const { accounts } = call.services
  const { env, headers, body, ip } = call
  providerOrRefusal(accounts.provider)
  const data = await accounts.signInByProvider({
    ticket: readBrowserCookie('vitrine_ticket', env.PUBLIC_URL, headers.cookie),
    code: body.code,
    address: ip,
    userAgent: headers['user-agent'] ?? null,
    deviceOf: (email) => deviceOf(accounts.devices, email, headers.cookie),
  })
  return answerSignIn(call, data, { by: 'provider', code: body.code !== undefined })
}
