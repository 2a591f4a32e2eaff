import { lazy, Suspense } from 'react'
import { useStore } from '../lib/screen/outside-store.ts'
import { waitingToasts } from '../lib/screen/toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))
let wanted = false

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const waiting = useStore(waitingToasts)
  wanted ||= waiting.length > 0
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} />
    </Suspense>
  )
}
