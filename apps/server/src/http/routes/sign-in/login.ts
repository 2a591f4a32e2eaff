import { deviceOf } from '../../callers/device-cookie.ts'
import type { Handler } from '../../handler.ts'
import { answerSignIn } from './answer-sign-in.ts'

export const login: Handler<'login'> = async (call) => {
  const { accounts } = call.services
  const { body, headers, ip } = call
  const data = await accounts.signIn({
    ...body,
    address: ip,
    device: deviceOf(accounts.devices, body.email, headers.cookie),
    userAgent: headers['user-agent'] ?? null,
  })
  return answerSignIn(call, data, { by: 'password', code: body.code !== undefined })
}
