import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useAsServed } from '../../lib/use-as-served.ts'

interface TextInputProps {
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

export function TextInput({ value, onChange, disabled }: TextInputProps) {
  const asServed = useAsServed()
  return (
    <Field label="Text" help={`${value.length.toLocaleString('en')} characters`}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={9}
          value={value}
          readOnly={asServed}
          disabled={disabled}
          placeholder="Type or paste the text to analyse"
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} resize-y text-[15px] leading-7`}
        />
      )}
    </Field>
  )
}
