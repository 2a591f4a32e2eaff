import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { Account } from './account.ts'

type Closing = Pick<Account, 'blockedAt' | 'expiresAt'>

const isExpired = ({ expiresAt }: Closing, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** Blocked by an admin, or past its last day. */
export const isClosed = (account: Closing, now: Date): boolean => account.blockedAt !== null || isExpired(account, now)

/**
 * Call it only after the password was checked: nobody else may learn that the account is closed. Throws
 * 'account-blocked'.
 */
export function refuseClosed(account: Closing, now: Date): void {
  if (!isClosed(account, now)) return
  const words = account.blockedAt ? 'This account is blocked.' : 'This account has expired.'
  throw new NotAllowed('account-blocked', words, { hint: 'Ask the person who invited you to open it again.' })
}
