import { lazy, Suspense } from 'react'
import type { Corrections } from './correction.tsx'

const ValueEditor = lazy(() => import('./value-editor.tsx'))

interface CorrectableProps {
  label: string
  value: string | number | null
  /** Within its block. */
  place: string
  corrected: boolean
  /** Null unless values are being corrected. */
  corrections: Corrections | null
}

/** A value's pencil. It is loaded when the first one is shown. */
export function Correctable({ corrections, value, ...rest }: CorrectableProps) {
  if (!corrections) return null
  return (
    <Suspense fallback={null}>
      <ValueEditor {...rest} value={value === null ? null : String(value)} corrections={corrections} />
    </Suspense>
  )
}
