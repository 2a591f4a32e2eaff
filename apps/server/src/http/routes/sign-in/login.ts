import { deviceHeaders, deviceOf } from '../../device-cookie.ts'
import type { Handler } from '../../handler.ts'

export const login: Handler<'login'> = async ({ services: { accounts }, env, body, headers, ip }) => ({
  data: await accounts.signIn({
    ...body,
    address: ip,
    device: deviceOf(accounts.devices, body.email, headers.cookie),
    userAgent: headers['user-agent'] ?? null,
  }),
  message: 'Login success',
  headers: deviceHeaders(accounts.devices, body.email, env.PUBLIC_URL),
})
