import { authClient } from '../../lib/session/auth-client.ts'

/** The answer does not tell whether there is such an account. */
export const forgotPassword = (email: string) => authClient.call('forgotPassword', { body: { email } })
