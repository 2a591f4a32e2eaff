import { authClient } from '../../lib/session/auth-client.ts'

/** The answer does not reveal whether there is such an account. */
export const forgotPassword = (email: string) => authClient.call('forgotPassword', { body: { email } })
