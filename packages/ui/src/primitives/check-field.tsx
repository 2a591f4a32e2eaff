import type { ReactNode } from 'react'

interface CheckFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its label. */
  children: ReactNode
}

export function CheckField({ checked, onChange, children }: CheckFieldProps) {
  return (
    <label className="flex items-start gap-2 text-sm">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
