import type { Handler } from '../../handler.ts'

export const logout: Handler<'logout'> = async ({ services, body }) => ({
  data: { ended: await services.accounts.signOut(body.refreshToken) },
  message: 'Logged out successfully',
})
