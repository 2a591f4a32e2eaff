import type { Handler } from '../../handler.ts'

export const forgotPassword: Handler<'forgotPassword'> = async ({ services, body, ip }) => {
  await services.people.forgotPassword(body.email, ip)
  return {
    data: { received: true },
    message: 'If there is an account with this address, a temporary password is on its way.',
  }
}
