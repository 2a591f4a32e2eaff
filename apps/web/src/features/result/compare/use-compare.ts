import { useMutation } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { client } from '../../../lib/requests/client.ts'
import { toastFailure } from '../../../lib/screen/toast.ts'
import { useAddressQuery } from '../../../lib/screen/use-address-query.ts'
import { useUser } from '../../../lib/session/current-session.ts'
import { useModel } from '../use-model.ts'

/** Runs the other engine too; null if there is only one, or if the person may not run the input again. */
export function useCompare({ id, modelId, mine }: Analysis) {
  const user = useUser()
  const model = useModel(modelId)
  const [, setQuery] = useAddressQuery()
  const compare = useMutation({
    mutationFn: () => client.call('compareAnalysis', { params: { id } }),
    // The address names both, so that a reload and a colleague see the same.
    onSuccess: (begun) => setQuery({ analysis: id, with: begun.id }, { preventScrollReset: true }),
    onError: (error) => toastFailure(error),
  })
  if (!user || !mine || model?.provider !== 'configured' || !model.available) return null
  return { run: () => compare.mutate(), busy: compare.isPending }
}
