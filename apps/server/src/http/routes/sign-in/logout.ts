import type { Handler } from '../../handler.ts'

export const logout: Handler<'logout'> = async ({ services, body }) => ({
  data: { ended: await services.accounts.signOut(body.refreshToken) },
  message: 'Logged out successfully',
  // What the page keeps, also where its script is stopped before it has tidied up. The mark of the device stays.
  headers: { 'clear-site-data': '"storage"' },
})
