import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { interests } from '@vitrine/contracts/people/interests.ts'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { Controller, useForm } from 'react-hook-form'
import { emailRules } from '../../lib/forms/email-rules.ts'
import { goTo } from '../../lib/screen/navigation.ts'
import { toast } from '../../lib/screen/toast.ts'
import { ConsentFields } from './consent-fields.tsx'
import { HaveAccount } from './have-account.tsx'
import { InterestSelect } from './interest-select.tsx'
import { PhoneField } from './phone-field.tsx'
import { requestContext } from './request-context.ts'
import { sendRequest } from './send-request.ts'
import { typedPhone } from './typed-phone.ts'

interface RequestFields {
  name: string
  email: string
  org: string
  phone: string
  interest: string
  consent: boolean
  website: string
}

interface RequestAccessDialogProps {
  /** The product that beta access is requested for; null in the general case. */
  product: string | null
  /** The input that is stored in this browser until the sign-in. */
  kept?: string | undefined
  onClose: () => void
}

export default function RequestAccessDialog({ product, kept, onClose }: RequestAccessDialogProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<RequestFields>({
    defaultValues: { phone: '', interest: '', consent: false, website: '' },
  })
  const { errors, isSubmitting } = formState
  const send = async ({ name, email, org, phone, interest, ...rest }: RequestFields) => {
    try {
      const asked = product === null ? { type: 'general' as const, interested_in: interest } : null
      await sendRequest({
        name,
        email,
        org,
        phone: typedPhone(phone),
        ...(asked ?? { type: 'product', interested_in: product ?? '' }),
        ...requestContext(rest),
      })
      onClose()
      toast('success', "Request received. We'll get back to you soon.")
      goTo('/')
    } catch (error) {
      setError('root', { message: failureLine(error, 'Failed to create user. Please try again.') })
    }
  }
  return (
    <Dialog open onClose={onClose} title={product === null ? 'Request Demo to Explore' : 'Request Beta Access'}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-4">
        {kept && (
          <p className="rounded-control bg-accent-soft px-4 py-3 text-sm break-words">
            {kept} is kept in this browser only, and runs once you have signed in.
          </p>
        )}
        <TextField
          label="Name"
          required
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { required: 'Name is required' })}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', emailRules('Email is required', 'Invalid email address'))}
        />
        <TextField label="Organization" required autoComplete="organization" {...register('org')} />
        <Controller
          name="phone"
          control={control}
          render={({ field }) => <PhoneField required value={field.value} onChange={field.onChange} />}
        />
        {product === null && (
          <InterestSelect
            options={interests}
            error={errors.interest?.message}
            registration={register('interest', { required: 'Select at least one' })}
          />
        )}
        <ConsentFields consent={register('consent')} website={register('website')} />
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <FormButtons label="Submit" busy={isSubmitting} onCancel={onClose} />
        {product === null && <HaveAccount />}
      </form>
    </Dialog>
  )
}
