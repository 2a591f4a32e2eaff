import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { usePhoneInput } from 'react-international-phone'

const mostDigits = 15

interface PhoneFieldProps {
  value: string
  onChange: (digits: string) => void
  required: boolean
  error?: string | undefined
}

/** A phone number with its country's prefix, the United States by default; digits only, at most fifteen. */
export function PhoneField({ value, onChange, required, error }: PhoneFieldProps) {
  const { inputValue, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: 'us',
    value,
    onChange: ({ phone }) => {
      const digits = phone.replaceAll(/\D/g, '')
      if (digits.length <= mostDigits) onChange(digits)
    },
  })
  return (
    <Field label="Phone" required={required} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          ref={inputRef}
          type="tel"
          autoComplete="tel"
          value={inputValue}
          onChange={handlePhoneValueChange}
          className={controlClass}
        />
      )}
    </Field>
  )
}
