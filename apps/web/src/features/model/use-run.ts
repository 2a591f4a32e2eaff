import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import { CallError } from '@vitrine/contracts/call-error.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import type { InputFault } from '@vitrine/contracts/input-words.ts'
import type { OptionValues } from '@vitrine/contracts/model-option.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type RunInput, startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { resultPath } from '../../lib/model-paths.ts'
import { client } from '../../lib/client.ts'

const faultOf = (error: Error): InputFault => ({
  message: error.message || 'Unknown error occurred',
  hint: (error instanceof CallError && error.hint) || '',
})

const failureOf = (state: AnalysisState): InputFault | null => {
  if (state.status === 'cancelled') return { message: 'The run was cancelled.', hint: 'Your input is still here.' }
  if (state.status !== 'failed') return null
  return { message: state.failure?.error ?? 'Unknown error occurred', hint: state.failure?.hint ?? '' }
}

/** Starts a run, follows it, and leads to its result. A failure keeps the input and says what happened. */
export const useRun = (model: CatalogueModel) => {
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: ({ input, options }: { input: RunInput; options: OptionValues }) =>
      startAnalysis(model, input, options),
  })
  const cancel = useMutation({
    mutationFn: (id: string) => client.call('deleteAnalysis', { params: { id } }),
    onSuccess: () => start.reset(),
  })
  const id = start.data?.id ?? null
  const { state, error } = useFollow(id)
  const succeeded = state?.status === 'succeeded'
  useEffect(() => {
    if (id && succeeded) void navigate(resultPath(model, id))
  }, [id, succeeded, model, navigate])

  const lost = start.error ?? error
  const fault = lost ? faultOf(lost) : state && failureOf(state)
  return {
    start: start.mutate,
    cancel: id && !cancel.isPending ? () => cancel.mutate(id) : null,
    state: state ?? start.data ?? null,
    running: (start.isPending || id !== null) && !fault,
    fault,
    reset: start.reset,
  }
}
