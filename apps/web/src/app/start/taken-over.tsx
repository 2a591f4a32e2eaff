import { useLayoutEffect, useSyncExternalStore } from 'react'
import { takeOver } from './take-over.ts'

const never = () => () => {}

/**
 * Rendered beside a screen in the same Suspense boundary: its effect runs when React has hydrated both, and rendered them again with what
 * only the browser knows. Prerendered screens are a visitor's: a signed-in person would otherwise press buttons that are not meant for them.
 */
export function TakenOver() {
  // Changes in the same render as the session and whatever else differs from the prerendered page.
  const isSettled = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useLayoutEffect(() => {
    if (isSettled) takeOver()
  }, [isSettled])
  return null
}
