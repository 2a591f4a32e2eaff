import { controlClass, Field } from './field.tsx'

interface TextAreaFieldProps {
  label: string
  help?: string
  maxLength: number
  value: string
  onChange: (value: string) => void
}

export function TextAreaField({ label, help, maxLength, value, onChange }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  )
}
