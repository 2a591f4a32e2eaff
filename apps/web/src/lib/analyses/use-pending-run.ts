import { useEffect, useEffectEvent } from 'react'
import { type PendingRun, readPendingRun } from './pending-run.ts'

/** Returns this screen's unanswered request after a reload, to be sent again under the same key. */
export function usePendingRun<Asked>(screen: string, onFound: (pending: PendingRun<Asked>) => void) {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    let gone = false
    const look = async () => {
      const pending = await readPendingRun<Asked>(screen)
      if (pending && !gone) found(pending)
    }
    void look()
    return () => {
      gone = true
    }
  }, [screen])
}
