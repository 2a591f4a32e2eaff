import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountEmailField } from '../../lib/forms/account-email-field.tsx'
import { emailRules } from '../../lib/forms/email-rules.ts'
import { SwitchLine } from '../../lib/forms/switch-line.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { goTo } from '../../lib/screen/navigation.ts'
import { authClient } from '../../lib/session/auth-client.ts'
import { session } from '../../lib/session/current-session.ts'
import { fromProvider } from './from-provider.ts'
import { OtherWays } from './other-ways.tsx'
import { RestoreAccount, restoreToken } from './restore-account.tsx'
import { wayBack } from './way-back.ts'

interface LoginFields {
  email: string
  password: string
  code: string
}

interface LoginDialogProps {
  /** Where to go once signed in, unless the account lacks something first. */
  backTo: string | null
  onClose: () => void
}

export default function LoginDialog({ backTo: asked, onClose }: LoginDialogProps) {
  const { register, handleSubmit, formState, setError, setFocus, getValues } = useForm<LoginFields>()
  const { errors, isSubmitting } = formState
  // The password was right, and the account needs a code too.
  const [asksCode, setAsksCode] = useState(false)
  useEffect(() => {
    // The only field left to fill in.
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])
  // People who return from the sign-in provider have no password to type, and may have been on their way somewhere.
  const [returned] = useState(() => fromProvider(window.location.search))
  const [backTo] = useState(() => asked ?? (returned === null ? null : wayBack.take()))
  const [fetching, setFetching] = useState(returned === 'done')
  const enter = (signIn: SignIn) => {
    onClose()
    session.send({ kind: 'signed-in', signIn })
    const { isPasswordTemporary, secondStepMissing } = signIn.user
    if (backTo !== null && !isPasswordTemporary && !secondStepMissing) goTo(backTo)
  }
  const [hint, setHint] = useState('')
  const fail = (error: unknown) => {
    setError('root', { message: failureWords(error, 'Login failed. Please try again.') })
    setHint(failureHint(error))
  }
  const needsCode = (error: unknown) =>
    error instanceof CallError && error.problem === 'second-step-required' && !asksCode
  const submit = async ({ email, password, code }: LoginFields) => {
    try {
      const codes = asksCode ? { code } : {}
      if (fetching) enter(await authClient.call('finishProviderSignIn', { body: codes }))
      else enter(await authClient.call('login', { body: { email, password, force: true, ...codes } }))
    } catch (error) {
      if (needsCode(error)) return setAsksCode(true)
      if (!asksCode) setFetching(false)
      fail(error)
    }
  }
  useEffect(() => {
    if (returned === null) return
    // The next visit of the page is no return from the provider.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (returned === 'done') void submit({ email: '', password: '', code: '' })
    else setError('root', { message: returned.refused })
    // Once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const [restoring, setRestoring] = useState(restoreToken)
  if (restoring !== null) {
    const done = () => {
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setRestoring(null)
    }
    return (
      <Dialog open onClose={onClose} title="Bring your account back">
        <RestoreAccount token={restoring} onDone={done} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Welcome Back">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-4">
        {!fetching && (
          <>
            <AccountEmailField
              registration={register('email', emailRules('Email is required', 'Invalid email address'))}
              error={errors.email?.message}
            />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              required
              error={errors.password?.message}
              {...register('password', { required: 'Password is required' })}
            />
          </>
        )}
        {asksCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            required
            help="From your authenticator app, or a recovery code."
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
        {errors.root?.message && <ErrorNotice message={errors.root.message} hint={hint} />}
        <FormButtons label="Sign In" busy={isSubmitting} onCancel={onClose} />
        <OtherWays backTo={backTo} onSignedIn={enter} onFailed={fail} />
        <SwitchLine
          question="No account yet?"
          label="Request Demo"
          onSwitch={() => dialogs.open({ kind: 'request-access', product: null })}
        />
      </form>
    </Dialog>
  )
}
