import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useTitle } from '../../lib/screen/use-title.ts'
import { authClient } from '../../lib/session/auth-client.ts'
import { session, useUser } from '../../lib/session/current-session.ts'
import { PasswordMeter } from './password-meter.tsx'

interface PasswordFields {
  currentPassword: string
  newPassword: string
  repeated: string
}

const shortest = 12
const longest = 128

export default function ChangePasswordScreen() {
  useTitle('Change your password' satisfies TitleOf<'changePassword'>)
  const user = useUser()
  const { register, control, handleSubmit, formState, setError, getValues } = useForm<PasswordFields>({
    defaultValues: { newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const typedPassword = useWatch({ control, name: 'newPassword' })
  if (!user) return <Navigate to={pages.login} replace />
  const change = async ({ currentPassword, newPassword }: PasswordFields) => {
    try {
      const signIn = await authClient.call('setPassword', { body: { currentPassword, newPassword } })
      session.send({ kind: 'signed-in', signIn })
    } catch (error) {
      setError('root', { message: failureLine(error, 'The password could not be changed. Please try again.') })
    }
  }
  return (
    <div className="mx-auto max-w-md px-6 py-20">
      <h1 className="text-2xl font-semibold tracking-tight">Change your password</h1>
      <p className="mt-2 text-sm text-ink-soft">
        {user.isPasswordTemporary
          ? 'Please update your password before continuing.'
          : 'Choose a password that you use nowhere else.'}
      </p>
      <Card className="mt-6 p-6">
        <form noValidate onSubmit={(event) => void handleSubmit(change)(event)} className="flex flex-col gap-4">
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.currentPassword?.message}
            {...register('currentPassword', { required: 'Password is required' })}
          />
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            required
            help={`${shortest} to ${longest} characters; a few unrelated words make a good one.`}
            error={errors.newPassword?.message}
            {...register('newPassword', {
              required: 'Password is required',
              minLength: { value: shortest, message: `At least ${shortest} characters` },
              maxLength: { value: longest, message: `At most ${longest} characters` },
            })}
          />
          <PasswordMeter
            password={typedPassword}
            known={[user.email, ...user.email.split(/[@.]/), ...user.name.split(' ')]}
          />
          <TextField
            label="Repeat the new password"
            type="password"
            autoComplete="new-password"
            required
            error={errors.repeated?.message}
            {...register('repeated', {
              validate: (value) => value === getValues('newPassword') || 'The passwords differ',
            })}
          />
          {errors.root?.message && <ErrorNotice message={errors.root.message} />}
          <Button type="submit" busy={isSubmitting}>
            Change password
          </Button>
        </form>
      </Card>
    </div>
  )
}
