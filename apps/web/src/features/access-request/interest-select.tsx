import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface InterestSelectProps {
  options: readonly string[]
  error?: string | undefined
  registration: UseFormRegisterReturn
}

export function InterestSelect({ options, error, registration }: InterestSelectProps) {
  return (
    <Field label="Interested In" required error={error}>
      {(attributes) => (
        <select {...attributes} {...registration} className={controlClass}>
          <option value="">Choose an industry</option>
          <Options of={options} />
        </select>
      )}
    </Field>
  )
}
