import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { useState } from 'react'
import { authClient } from '../../lib/session/auth-client.ts'
import { hasPasskeys, passkeyWords, runPasskey } from '../../lib/session/passkey.ts'
import { useSignInWays } from '../../lib/session/use-sign-in-ways.ts'
import { wayBack } from './way-back.ts'

async function signInByPasskey() {
  const response = await runPasskey('get', await authClient.call('beginPasskeySignIn', {}))
  return authClient.call('signInByPasskey', { body: { response } })
}

interface OtherWaysProps {
  /** Where to go once signed in; remembered while on the provider's page. */
  backTo: string | null
  onSignedIn: (signIn: SignIn) => void
  onFailed: (error: unknown) => void
}

/** Ways to sign in without a password, as far as server and browser support them. */
export function OtherWays({ backTo, onSignedIn, onFailed }: OtherWaysProps) {
  const ways = useSignInWays()
  const [busy, setBusy] = useState(false)
  const byPasskey = ways?.passkeys === true && hasPasskeys()
  if (!byPasskey && !ways?.provider) return null
  const usePasskey = async () => {
    setBusy(true)
    await signInByPasskey().catch(passkeyWords).then(onSignedIn, onFailed)
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {byPasskey && (
        <Button variant="secondary" busy={busy} onClick={() => void usePasskey()}>
          Use a passkey
        </Button>
      )}
      {ways?.provider && (
        <a
          href="/v1/app/auth/provider"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => wayBack.keep(backTo)}
        >
          Continue with {ways.provider}
        </a>
      )}
    </div>
  )
}
