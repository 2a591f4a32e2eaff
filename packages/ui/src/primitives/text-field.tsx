import type { ComponentProps } from 'react'
import { controlClass, Field } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  help?: string | undefined
  error?: string | undefined
}

/** One line of text with its label, help and error. `required` only marks it: validation is the form's. */
export function TextField({ label, help, error, required = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(attributes) => <input {...attributes} {...input} className={controlClass} />}
    </Field>
  )
}
