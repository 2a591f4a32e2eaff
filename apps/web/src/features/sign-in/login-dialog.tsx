import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useForm } from 'react-hook-form'
import { dialogs } from '../../lib/dialogs.ts'
import { emailPattern } from '../../lib/email-pattern.ts'
import { authClient } from '../../lib/session/auth-client.ts'
import { session } from '../../lib/session/current-session.ts'

interface LoginFields {
  email: string
  password: string
}

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<LoginFields>()
  const { errors, isSubmitting } = formState
  const signIn = async ({ email, password }: LoginFields) => {
    try {
      const signIn = await authClient.call('login', { body: { email, password, force: true } })
      onClose()
      session.send({ kind: 'signed-in', signIn })
    } catch (error) {
      const message = (error instanceof Error && error.message) || 'Login failed. Please try again.'
      setError('root', { message })
    }
  }
  return (
    <Dialog open onClose={onClose} title="Welcome Back">
      <form noValidate onSubmit={(event) => void handleSubmit(signIn)(event)} className="flex flex-col gap-4">
        <Field label="Email" required error={errors.email?.message}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="username"
              className={controlClass}
              {...register('email', {
                required: 'Email is required',
                pattern: { value: emailPattern, message: 'Invalid email address' },
              })}
            />
          )}
        </Field>
        <Field label="Password" required error={errors.password?.message}>
          {(attributes) => (
            <input
              {...attributes}
              type="password"
              autoComplete="current-password"
              className={controlClass}
              {...register('password', { required: 'Password is required' })}
            />
          )}
        </Field>
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Sign In
          </Button>
        </div>
        <p className="text-center text-sm text-ink-soft">
          No account yet?{' '}
          <button
            type="button"
            className="rounded font-medium text-accent hover:underline"
            onClick={() => dialogs.open({ kind: 'request-access', product: null })}
          >
            Request Demo
          </button>
        </p>
      </form>
    </Dialog>
  )
}
