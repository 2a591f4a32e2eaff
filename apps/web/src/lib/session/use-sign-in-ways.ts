import type { SignInWays } from '@vitrine/contracts/accounts/security.ts'
import { useEffect, useState } from 'react'
import { authClient } from './auth-client.ts'

/** How one may sign in here besides by password; null while it is asked for, and where it cannot be told. */
export function useSignInWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer the password still serves.
    authClient.call('getSignInWays', { signal: leaving.signal }).then(setWays, () => undefined)
    return () => leaving.abort()
  }, [])
  return ways
}
