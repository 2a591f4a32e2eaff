import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useRef } from 'react'
import { useTypedEarly } from '../../lib/screen/use-typed-early.ts'

interface TextInputProps {
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

export function TextInput({ value, onChange, disabled }: TextInputProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useTypedEarly(field, value, onChange)
  return (
    <Field label="Text" help={`${value.length.toLocaleString('en')} characters`}>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={field}
          rows={9}
          value={value}
          disabled={disabled}
          placeholder="Type or paste the text to analyse"
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} resize-y text-[15px] leading-7`}
        />
      )}
    </Field>
  )
}
