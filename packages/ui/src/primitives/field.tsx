import type { ReactNode } from 'react'
import { useId } from 'react'

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean
  /** Renders the control with the attributes that link it to its label, help and error. */
  children: (attributes: ControlAttributes) => ReactNode
}

export const controlClass =
  'w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-sm text-ink placeholder:text-ink-faint ' +
  'aria-invalid:border-bad disabled:opacity-60'

export function Field({ label, help, error, required = false, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
        {required && (
          <span aria-hidden="true" className="text-bad">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={helpId} className="text-[13px] text-ink-faint">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
