import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../../lib/screen/outside-store.ts'
import { type Toast, waitingToasts } from '../../lib/screen/toast.ts'
import { useUser } from '../../lib/session/current-session.ts'

/** Milliseconds to wait, so that everything the page itself needs loads first. */
const pause = 3000

/**
 * Loads the toaster with the first toast; for signed-in people earlier, because their first message may be that the
 * connection is lost. If loading fails, toasts wait, and it is tried again.
 */
export function ToastHost() {
  const waiting = useStore(waitingToasts)
  const isSignedIn = useUser() !== null
  const [Toaster, setToaster] = useState<ComponentType<{ waiting: readonly Toast[] }> | null>(null)
  const isWanted = waiting.length > 0
  useEffect(() => {
    if (Toaster || !(isWanted || isSignedIn)) return
    let timer: ReturnType<typeof setTimeout>
    const load = () => {
      import('./toaster.tsx').then(
        (loaded) => setToaster(() => loaded.default),
        () => {
          timer = setTimeout(load, pause)
        },
      )
    }
    timer = setTimeout(load, isWanted ? 0 : pause)
    return () => clearTimeout(timer)
  }, [Toaster, isWanted, isSignedIn])
  return Toaster && <Toaster waiting={waiting} />
}
