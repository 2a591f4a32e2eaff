import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { SwitchLine } from '../../lib/forms/switch-line.tsx'
import { authClient } from '../../lib/session/auth-client.ts'
import { hasPasskeys, passkeyWords, runPasskey } from '../../lib/session/passkey.ts'
import { useSignInWays } from '../../lib/session/use-sign-in-ways.ts'

interface ConfirmIdentityProps {
  /** Called once with whether they proved who they are. */
  done: (confirmed: boolean) => void
  onClose: () => void
}

/** Asks for the password or a code again, before roles, exports, deletions and the like. */
export default function ConfirmIdentityDialog({ done, onClose }: ConfirmIdentityProps) {
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<{ proof: string }>()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const { errors, isSubmitting } = formState
  const ways = useSignInWays()
  useEffect(() => setFocus('proof'), [setFocus])
  const end = (confirmed: boolean) => {
    onClose()
    done(confirmed)
  }
  const confirm = async ({ proof }: { proof: string }) => {
    try {
      await authClient.call('confirmIdentity', { body: by === 'code' ? { code: proof } : { password: proof } })
      end(true)
    } catch (error) {
      setError('root', { message: failureLine(error, 'That could not be confirmed. Please try again.') })
    }
  }
  const byPasskey = async () => {
    try {
      const passkey = await runPasskey('get', await authClient.call('beginPasskeySignIn', {})).catch(passkeyWords)
      await authClient.call('confirmIdentity', { body: { passkey } })
      end(true)
    } catch (error) {
      setError('root', { message: failureLine(error, 'That could not be confirmed. Please try again.') })
    }
  }
  const change = () => {
    reset({ proof: '' })
    setBy(by === 'code' ? 'password' : 'code')
    // Once the other field is rendered.
    setTimeout(() => setFocus('proof'))
  }
  return (
    <Dialog
      open
      onClose={() => end(false)}
      title="Confirm that it is you"
      description="What comes next is asked for again after a quarter of an hour."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(confirm)(event)} className="flex flex-col gap-4">
        <TextField
          key={by}
          label={by === 'code' ? 'Code of your authenticator app' : 'Your password'}
          type={by === 'code' ? 'text' : 'password'}
          autoComplete={by === 'code' ? 'one-time-code' : 'current-password'}
          required
          error={errors.proof?.message}
          {...register('proof', { required: by === 'code' ? 'Code is required' : 'Password is required' })}
        />
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <FormButtons label="Confirm" busy={isSubmitting} onCancel={() => end(false)} />
        {ways?.passkeys && hasPasskeys() && (
          <Button variant="secondary" onClick={() => void byPasskey()}>
            Use a passkey
          </Button>
        )}
        {by === 'password' && ways?.provider && (
          <p className="text-sm text-ink-soft">
            Signed in with {ways.provider}, and no password here? Log out and sign in again: for a quarter of an hour
            nothing is asked then.
          </p>
        )}
        <SwitchLine
          question={by === 'code' ? 'No code at hand?' : 'Is a second step switched on?'}
          label={by === 'code' ? 'Use the password' : 'Use a code'}
          onSwitch={change}
        />
      </form>
    </Dialog>
  )
}
