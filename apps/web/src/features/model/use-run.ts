import { useMutation } from '@tanstack/react-query'
import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { dropPendingRun, type PendingRun, sendPendingRun } from '../../lib/analyses/pending-run.ts'
import { runFault } from '../../lib/analyses/run-fault.ts'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { usePendingRun } from '../../lib/analyses/use-pending-run.ts'
import { client } from '../../lib/requests/client.ts'
import { useAddressQuery } from '../../lib/screen/use-address-query.ts'

interface RunPlan<Asked> {
  /** Distinguishes this screen from others that start runs. */
  screen: string
  /** The same key means the same run. */
  start: (asked: Asked, key: string) => Promise<AnalysisState>
  /** Called if the page was reloaded before the server had answered and the request is being sent again. */
  onPending?: (asked: Asked) => void
  onSucceeded: (id: string) => void
  /** The message for a failure without one. */
  failed?: string
}

/**
 * Starts a run, follows it, and reports its answer. It survives a reload: the address names the run (`?analysis=`), and
 * until the server has answered, the request is stored. After a failure the input stays and the error is shown.
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
  // No callback once the screen was left.
  const send = (run: PendingRun<Asked>) => started.mutate(run, { onSuccess: (begun) => nameRun(begun.id) })
  usePendingRun<Asked>(screen, (run) => {
    onPending?.(run.asked)
    send(run)
  })
  const cancel = useMutation({
    mutationFn: (cancelled: string) => client.call('deleteAnalysis', { params: { id: cancelled } }),
  })
  // The previous run's result says nothing about the one being sent.
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
    /** The answered analysis. */
    answered: succeeded ? id : null,
    fault,
    reset,
  }
}
