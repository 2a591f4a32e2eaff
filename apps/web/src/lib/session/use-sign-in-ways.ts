import type { SignInWays } from '@vitrine/contracts/accounts/security.ts'
import { useEffect, useState } from 'react'
import { authClient } from './auth-client.ts'

/** Ways to sign in other than by password; null while loading, and on failure. */
export function useSignInWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer, signing in by password still works.
    authClient.call('getSignInWays', { signal: leaving.signal }).then(setWays, () => undefined)
    return () => leaving.abort()
  }, [])
  return ways
}
