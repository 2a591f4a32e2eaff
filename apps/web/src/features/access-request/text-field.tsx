import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface TextFieldProps {
  label: string
  registration: UseFormRegisterReturn
  required?: boolean
  error?: string | undefined
  type?: 'text' | 'email'
  autoComplete?: string
}

export function TextField({
  label,
  registration,
  required = false,
  error,
  type = 'text',
  autoComplete,
}: TextFieldProps) {
  return (
    <Field label={label} required={required} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          {...registration}
          type={type}
          {...(autoComplete && { autoComplete })}
          className={controlClass}
        />
      )}
    </Field>
  )
}
