import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { lazy, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { useFocusFirst } from '../../../lib/screen/use-focus-first.ts'
import { useEnableSecondStep } from './use-second-step.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

interface SetUpProps {
  /** In Base32. */
  secret: string
  /** The QR code's content. */
  address: string
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Scan the code, then prove with a first code that the app has it. */
export function SetUp({ secret, address, onDone, onCancel }: SetUpProps) {
  const { register, handleSubmit, formState } = useForm<{ code: string }>()
  const enable = useEnableSecondStep()
  const first = useFocusFirst<HTMLParagraphElement>()
  const send = ({ code }: { code: string }) =>
    enable.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-4">
      <p ref={first} tabIndex={-1} className="text-sm">
        Scan this with an authenticator app, or type the key into it.
      </p>
      <Suspense fallback={<Skeleton className="size-48" />}>
        <QrCode text={address} label="QR code for an authenticator app" />
      </Suspense>
      <p className="text-sm">
        Key: <code className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
        {...register('code', { required: 'Code is required' })}
      />
      {enable.isError && <FailureNotice error={enable.error} />}
      <FormButtons label="Switch on" busy={enable.isPending} onCancel={onCancel} />
    </form>
  )
}
