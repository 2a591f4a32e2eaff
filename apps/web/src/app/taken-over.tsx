import { useLayoutEffect } from 'react'
import { takeOver } from './take-over.ts'

/**
 * Stands beside a screen, in the same Suspense boundary: its effect runs when React has taken over both, before anything
 * more is typed or pressed.
 */
export function TakenOver() {
  useLayoutEffect(() => takeOver(), [])
  return null
}
