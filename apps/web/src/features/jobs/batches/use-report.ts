import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BatchTruths } from '@vitrine/contracts/analyses/batch-report.ts'
import { client } from '../../../lib/requests/client.ts'
import { toastFailure } from '../../../lib/screen/toast.ts'

const keyOf = (id: string) => ['batches', id, 'report']

/** The accuracy report of a batch; null if there are no truths. */
export const useReport = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.call('getBatchReport', { params: { id }, signal }),
  })

export function useSetTruths(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BatchTruths) => client.call('setBatchTruths', { params: { id }, body }),
    onSuccess: (report) => queries.setQueryData(keyOf(id), report),
  })
}

export function useDeleteTruths(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call('deleteBatchTruths', { params: { id } }),
    onSuccess: () => queries.setQueryData(keyOf(id), null),
    onError: (error) => toastFailure(error, 'The truths could not be deleted. Please try again.'),
  })
}
