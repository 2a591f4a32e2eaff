import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { useForm } from 'react-hook-form'
import { AccountEmailField } from '../../lib/forms/account-email-field.tsx'
import { emailRules } from '../../lib/forms/email-rules.ts'
import { SwitchLine } from '../../lib/forms/switch-line.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { forgotPassword } from './forgot-password.ts'

const toLogin = () => dialogs.open({ kind: 'login' })

interface ForgotPasswordDialogProps {
  /** What was typed at the sign-in. */
  email: string
  onClose: () => void
}

/** Requests a temporary password by mail. */
export default function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<{ email: string }>({ defaultValues: { email } })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const ask = async (fields: { email: string }) => {
    try {
      await forgotPassword(fields.email)
    } catch (error) {
      setError('root', { message: failureLine(error, 'The mail could not be sent. Please try again.') })
    }
  }
  if (isSubmitSuccessful) {
    return (
      <Dialog open onClose={onClose} title="Check your mail">
        <p role="status" className="text-sm text-ink-soft">
          If there is an account with this address, a mail with a temporary password is on its way. It works for one
          sign-in within 72 hours; until then your own password stays as it is.
        </p>
        <div className="mt-6 flex justify-end">
          <Button onClick={toLogin}>Back to Login</Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Forgot your password?"
      description="We mail you a temporary one; after signing in with it you choose your own."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)} className="flex flex-col gap-4">
        <AccountEmailField
          registration={register('email', emailRules('Email is required', 'Invalid email address'))}
          error={errors.email?.message}
        />
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <FormButtons label="Send" busy={isSubmitting} onCancel={onClose} />
        <SwitchLine question="Remembered it?" label="Login" onSwitch={toLogin} />
      </form>
    </Dialog>
  )
}
