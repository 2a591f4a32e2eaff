import { useMutation } from '@tanstack/react-query'
import type { Analysis, AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { asksForWords } from '@vitrine/contracts/catalogue/asks-for-words.ts'
import { useNavigate } from 'react-router'
import { startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { client } from '../../lib/requests/client.ts'
import { toastFailure } from '../../lib/screen/toast.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { useModel } from './use-model.ts'

/** Runs the same input again; null if this person may not. Anybody may run a sample again. */
export function useRunAgain(analysis: Analysis) {
  const navigate = useNavigate()
  const user = useUser()
  const model = useModel(analysis.modelId)
  const { sampleId, input } = analysis
  const isPrompt = model !== undefined && asksForWords(model)
  const again = useMutation({
    mutationFn: async (): Promise<AnalysisState> => {
      if (user && analysis.mine) return client.call('rerunAnalysis', { params: { id: analysis.id } })
      if (!model || sampleId === null) throw new Error('Only a sample can be run again without signing in.')
      return startAnalysis(model, { kind: 'sample', id: sampleId }, isPrompt ? {} : input.options)
    },
    onSuccess: ({ id }) => void navigate(model ? resultPath(model, id) : `?analysis=${encodeURIComponent(id)}`),
    onError: (error) => toastFailure(error),
  })
  const may = (user && analysis.mine) || (model?.available && sampleId !== null)
  return may ? { run: () => again.mutate(), busy: again.isPending } : null
}
