/** Why the sign-in provider's return did not sign in, by the word in the address. */
const words: Record<string, string> = {
  'not-invited': 'There is no account here for you yet. Ask for a demo, or ask the person who invited you.',
  unverified:
    'The sign-in provider has not verified your e-mail address. Verify it there and come back, or sign in with your password.',
  cancelled: 'The sign-in was cancelled.',
  unavailable: 'Signing in there does not work at the moment. Sign in with your password, or try again later.',
  failed: 'The sign-in did not work out. Please try again.',
}

/** `done`: the session is ready to be fetched. A text: why there is none. Null: this is no return from there. */
export function fromProvider(search: string): 'done' | { refused: string } | null {
  const outcome = new URLSearchParams(search).get('provider')
  if (outcome === null) return null
  return outcome === 'done' ? 'done' : { refused: words[outcome] ?? 'The sign-in did not work out. Please try again.' }
}
