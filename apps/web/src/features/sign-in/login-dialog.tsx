import { CallError } from '@vitrine/contracts/call-error.ts'
import { failureWords } from '@vitrine/contracts/failure-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { dialogs } from '../../lib/dialogs.ts'
import { emailRules } from '../../lib/email-rules.ts'
import { SwitchLine } from '../../lib/switch-line.tsx'
import { authClient } from '../../lib/session/auth-client.ts'
import { session } from '../../lib/session/current-session.ts'

interface LoginFields {
  email: string
  password: string
  code: string
}

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, formState, setError, setFocus, getValues } = useForm<LoginFields>()
  const { errors, isSubmitting } = formState
  // The password was right, and the account asks for a code too.
  const [asksCode, setAsksCode] = useState(false)
  useEffect(() => {
    // The one thing that is left to do.
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])
  const submit = async ({ email, password, code }: LoginFields) => {
    try {
      const body = { email, password, force: true, ...(asksCode && { code }) }
      const signIn = await authClient.call('login', { body })
      onClose()
      session.send({ kind: 'signed-in', signIn })
    } catch (error) {
      if (error instanceof CallError && error.problem === 'second-step-required' && !asksCode) {
        setAsksCode(true)
        return
      }
      const message = failureWords(error, 'Login failed. Please try again.')
      setError('root', { message })
    }
  }
  return (
    <Dialog open onClose={onClose} title="Welcome Back">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email', emailRules('Email is required', 'Invalid email address'))}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { required: 'Password is required' })}
        />
        {asksCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            required
            help="Of your authenticator app, or a recovery code."
            error={errors.code?.message}
            {...register('code', { required: 'Code is required' })}
          />
        )}
        <button
          type="button"
          className="self-start rounded text-sm font-medium text-accent hover:underline"
          onClick={() => dialogs.open({ kind: 'forgot-password', email: getValues('email') })}
        >
          Forgot password?
        </button>
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Sign In
          </Button>
        </div>
        <SwitchLine
          question="No account yet?"
          label="Request Demo"
          onSwitch={() => dialogs.open({ kind: 'request-access', product: null })}
        />
      </form>
    </Dialog>
  )
}
