import { RequestError } from '@vitrine/errors/request-error.ts'

/** For accounts that sign in through a provider and have no password: no input can be right. */
export const passwordMissing = () =>
  new RequestError('password-missing', 'This account has no password of its own.', {
    hint: 'Log out and sign in again as you always do: for a quarter of an hour nothing is asked then. ‘Forgot password?’ in the sign-in dialog mails you a password.',
  })
