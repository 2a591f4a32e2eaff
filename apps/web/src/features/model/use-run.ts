import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import { CallError } from '@vitrine/contracts/call-error.ts'
import type { InputFault } from '@vitrine/contracts/input-words.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { client } from '../../lib/client.ts'

interface RunPlan<Asked> {
  start: (asked: Asked) => Promise<AnalysisState>
  onSucceeded: (id: string) => void
  /** Said when a failure has no words of its own. */
  failed?: string
}

/** Starts a run, follows it, and tells when it has its answer. A failure keeps the input and says what happened. */
export const useRun = <Asked>({ start, onSucceeded, failed = 'Unknown error occurred' }: RunPlan<Asked>) => {
  const started = useMutation({ mutationFn: start })
  const cancel = useMutation({
    mutationFn: (id: string) => client.call('deleteAnalysis', { params: { id } }),
    onSuccess: () => started.reset(),
  })
  const id = started.data?.id ?? null
  const { state, error } = useFollow(id)
  const succeeded = state?.status === 'succeeded'
  const tell = useEffectEvent(onSucceeded)
  useEffect(() => {
    if (id && succeeded) tell(id)
  }, [id, succeeded])

  const faultOf = (lost: Error): InputFault => ({
    message: lost.message || failed,
    hint: (lost instanceof CallError && lost.hint) || '',
  })
  const failureOf = (ended: AnalysisState): InputFault | null => {
    if (ended.status === 'cancelled') return { message: 'The run was cancelled.', hint: 'Your input is still here.' }
    if (ended.status !== 'failed') return null
    return { message: ended.failure?.error ?? failed, hint: ended.failure?.hint ?? '' }
  }
  const lost = started.error ?? error
  const fault = lost ? faultOf(lost) : state && failureOf(state)
  return {
    start: started.mutate,
    cancel: id && !cancel.isPending ? () => cancel.mutate(id) : null,
    state: state ?? started.data ?? null,
    running: (started.isPending || (id !== null && !succeeded)) && !fault,
    /** The analysis that has its answer. */
    answered: succeeded ? id : null,
    fault,
    reset: started.reset,
  }
}
