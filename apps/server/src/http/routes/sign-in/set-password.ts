import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const setPassword: Handler<'setPassword'> = async ({ services, body, headers, signedIn, ip }) => ({
  data: await services.accounts.setPassword({
    ...body,
    signedIn: requireSignedIn(signedIn),
    address: ip,
    userAgent: headers['user-agent'] ?? null,
  }),
  message: 'Password updated',
})
