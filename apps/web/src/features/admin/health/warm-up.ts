import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords } from '@vitrine/contracts/failure-words.ts'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../lib/toast.ts'
import { healthKey } from './use-health.ts'

const completedShownFor = 2000

/** Has every worker load every engine; the answer comes when all are done. */
export const useWarmUp = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call('warmUp', {}),
    onMutate: () => toast('info', 'Warming up...'),
    onSuccess: ({ ok }) =>
      ok ? toast('success', 'Warm up completed!', completedShownFor) : toast('error', 'Warm up failed.'),
    onError: (error) => toast('error', failureWords(error, 'Warm up failed. Please try again.')),
    onSettled: () => queries.invalidateQueries({ queryKey: healthKey }),
  })
}
