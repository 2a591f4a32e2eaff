import type { Handler } from '../../handler.ts'

export const login: Handler<'login'> = async ({ services, body, headers, ip }) => ({
  data: await services.accounts.signIn({ ...body, address: ip, userAgent: headers['user-agent'] ?? null }),
  message: 'Login success',
})
