import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useAddressQuery } from '../../lib/screen/use-address-query.ts'
import { dropPendingRun, type PendingRun, sendPendingRun } from '../../lib/analyses/pending-run.ts'
import { runFault } from '../../lib/analyses/run-fault.ts'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { usePendingRun } from '../../lib/analyses/use-pending-run.ts'
import { client } from '../../lib/requests/client.ts'

interface RunPlan<Asked> {
  /** Tells this screen from others that send runs. */
  screen: string
  /** Under the same key it is the same run. */
  start: (asked: Asked, key: string) => Promise<AnalysisState>
  /** The page was loaded again before the server had answered: this is being sent again. */
  onPending?: (asked: Asked) => void
  onSucceeded: (id: string) => void
  /** Said when a failure has no words of its own. */
  failed?: string
}

/**
 * Starts a run, follows it, and tells when it has its answer. A reload comes back to it: the address names the run
 * (`?analysis=`), and until the server has answered what was asked for is kept. A failure keeps the input and says what happened.
 */
export function useRun<Asked>({ screen, start, onPending, onSucceeded, failed }: RunPlan<Asked>) {
  const [query, setQuery] = useAddressQuery()
  const { state: carried } = useLocation()
  const id = query.get('analysis')
  const nameRun = (named: string | null) =>
    setQuery(named === null ? {} : { analysis: named }, { replace: true, preventScrollReset: true, state: carried })
  const started = useMutation({
    mutationFn: (run: PendingRun<Asked>) => sendPendingRun(screen, run, ({ asked, key }) => start(asked, key)),
  })
  // Who has left the screen by the time of the answer is not called back.
  const send = (run: PendingRun<Asked>) => started.mutate(run, { onSuccess: (begun) => nameRun(begun.id) })
  usePendingRun<Asked>(screen, (run) => {
    onPending?.(run.asked)
    send(run)
  })
  const cancel = useMutation({
    mutationFn: (cancelled: string) => client.call('deleteAnalysis', { params: { id: cancelled } }),
  })
  // What the run before came to says nothing about the one that is being sent.
  const { state, error } = useFollow(started.isPending ? null : id)
  const succeeded = state?.status === 'succeeded'
  const tell = useEffectEvent(onSucceeded)
  useEffect(() => {
    if (id && succeeded) tell(id)
  }, [id, succeeded])

  const reset = () => {
    started.reset()
    void dropPendingRun(screen)
    if (id !== null) nameRun(null)
  }
  const fault = runFault(started.error ?? error, state, { failed, afterCancelling: 'Your input is still here.' })
  return {
    start: (asked: Asked) => send({ asked, key: crypto.randomUUID() }),
    cancel: id && !cancel.isPending ? () => cancel.mutate(id, { onSuccess: reset }) : null,
    state: state ?? (started.data?.id === id ? started.data : null) ?? null,
    running: (started.isPending || (id !== null && !succeeded)) && !fault,
    /** The analysis that has its answer. */
    answered: succeeded ? id : null,
    fault,
    reset,
  }
}
