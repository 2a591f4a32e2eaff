import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'required'> {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** The options. */
  children: ReactNode
}

/** A labelled choice among a few options. */
export function SelectField({ label, help, error, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <select {...attributes} {...select} className={controlClass}>
          {children}
        </select>
      )}
    </Field>
  )
}
