import type { Handler } from '../../handler.ts'

export const logout: Handler<'logout'> = async ({ services, body }) => ({
  data: { ended: await services.accounts.signOut(body.refreshToken) },
  message: 'Logged out successfully',
  // Clears the page's storage even if its script is stopped before it has done so. The device mark stays.
  headers: { 'clear-site-data': '"storage"' },
})
