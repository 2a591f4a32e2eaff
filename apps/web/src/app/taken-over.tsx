import { useLayoutEffect } from 'react'
import { takeOver } from './take-over.ts'

/**
 * Rendered beside a screen in the same Suspense boundary: its effect runs when React has hydrated both, before any
 * further input.
 */
export function TakenOver() {
  useLayoutEffect(() => takeOver(), [])
  return null
}
