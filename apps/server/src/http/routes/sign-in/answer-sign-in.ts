import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { deviceHeaders } from '../../callers/device-cookie.ts'
import type { Call } from '../../handler.ts'

/** How somebody proved who they are; `code`: of an authenticator app, or a recovery code. */
interface Proofs {
  by: 'password' | 'passkey' | 'provider'
  code: boolean
}

/** Returns a sign-in's answer, and writes its log line. */
export function answerSignIn(
  { log, services: { accounts }, env }: Pick<Call<unknown>, 'log' | 'services' | 'env'>,
  data: SignIn,
  { by, code }: Proofs,
) {
  log.info({ security: 'signed-in', account: data.user.id, by, code }, 'signed in')
  return { data, message: 'Login success', headers: deviceHeaders(accounts.devices, data.user.email, env.PUBLIC_URL) }
}
