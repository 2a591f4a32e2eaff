import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { brand } from '../../config/brand.ts'
import { emailRules } from '../../lib/forms/email-rules.ts'
import { ConsentFields } from './consent-fields.tsx'
import { HaveAccount } from './have-account.tsx'
import { InterestChoices } from './interest-choices.tsx'
import { joinInterests } from './join-interests.ts'
import { PhoneField } from './phone-field.tsx'
import { requestContext } from './request-context.ts'
import { sendRequest } from './send-request.ts'
import { typedPhone } from './typed-phone.ts'

interface DemoFields {
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
  message: string
  interests: string[]
  other: string
  consent: boolean
  website: string
}

const submittedFor = 1500
const required = { required: 'Required' }

/** The slide-over panel behind 'Request Demo' and 'Contact'. */
export default function RequestDemoPanel({ onClose }: { onClose: () => void }) {
  const [submitted, setSubmitted] = useState(false)
  const { register, control, handleSubmit, formState, setError } = useForm<DemoFields>({
    defaultValues: { phone: '', message: '', interests: [], other: '', consent: false, website: '' },
  })
  const { errors, isSubmitting } = formState
  const asksOther = useWatch({ control, name: 'interests' }).includes('Other')
  useEffect(() => {
    if (!submitted) return
    const timer = setTimeout(onClose, submittedFor)
    return () => clearTimeout(timer)
  }, [submitted, onClose])

  const send = async (fields: DemoFields) => {
    try {
      await sendRequest({
        name: `${fields.firstName} ${fields.lastName}`,
        email: fields.email,
        org: fields.message ? `${fields.organization} – ${fields.message}` : fields.organization,
        phone: fields.phone,
        type: 'general',
        interested_in: joinInterests(fields.interests, fields.other),
        ...requestContext(fields),
      })
      setSubmitted(true)
    } catch (error) {
      setError('root', { message: failureLine(error, 'Failed to request demo') })
    }
  }
  return (
    <Dialog open onClose={onClose} title="Request Demo" side="right" description="Tell us what you would like to see.">
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First Name"
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName', required)}
          />
          <TextField
            label="Last Name"
            required
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName', required)}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', emailRules('Required', 'Invalid email'))}
        />
        <Controller
          name="phone"
          control={control}
          rules={{ validate: (digits) => typedPhone(digits) !== '' || required.required }}
          render={({ field }) => (
            <PhoneField required value={field.value} onChange={field.onChange} error={errors.phone?.message} />
          )}
        />
        <TextField
          label="Organization"
          required
          autoComplete="organization"
          error={errors.organization?.message}
          {...register('organization', required)}
        />
        <Field label="Message">
          {(attributes) => <textarea {...attributes} {...register('message')} rows={3} className={controlClass} />}
        </Field>
        <Controller
          name="interests"
          control={control}
          rules={{ validate: (chosen) => chosen.length > 0 || 'Select at least one' }}
          render={({ field }) => (
            <InterestChoices chosen={field.value} onChange={field.onChange} error={errors.interests?.message} />
          )}
        />
        {asksOther && (
          <TextField
            label="Please specify"
            required
            error={errors.other?.message}
            {...register('other', { required: 'Please specify' })}
          />
        )}
        <ConsentFields consent={register('consent')} website={register('website')} />
        {errors.root?.message && <ErrorNotice message={errors.root.message} />}
        <Button type="submit" size="large" busy={isSubmitting} held={submitted}>
          {submitted ? 'Submitted!' : 'Submit'}
        </Button>
        <div className="flex flex-wrap justify-between gap-2 text-sm text-ink-soft">
          <a href={brand.phone.href} className="rounded hover:text-ink">
            {brand.phone.label}
          </a>
          <HaveAccount />
        </div>
      </form>
    </Dialog>
  )
}
