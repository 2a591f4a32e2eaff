import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { type PendingRun, sendPendingRun } from '../../../lib/analyses/pending-run.ts'
import { client } from '../../../lib/requests/client.ts'
import { toast, toastFailure } from '../../../lib/screen/toast.ts'

const whileRunning = 1500

const listKey = ['batches']
const keyOf = (id: string) => ['batches', id]

/** The person's batches, newest first, fetched again while one is unfinished. */
export const useBatches = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => client.call('listBatches', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? whileRunning : false,
  })

export const useBatch = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.call('getBatch', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? whileRunning : false),
  })

/** The results side by side, fetched again with each new one. */
export const useBatchTable = ({ id, counts }: BatchWithItems) =>
  useQuery({
    queryKey: [...keyOf(id), 'table', counts.succeeded],
    queryFn: ({ signal }) => client.call('getBatchTable', { params: { id }, signal }),
    placeholderData: (before) => before,
    enabled: counts.succeeded > 0,
  })

export interface NewBatch {
  model: string
  name: string
  column: string | undefined
  options: OptionValues
  files: readonly File[]
}

const send = ({ asked: { model, name, column, options, files }, key }: PendingRun<NewBatch>) =>
  client.call('createBatch', {
    headers: { 'idempotency-key': key },
    body: { ...options, model, ...(name && { name }), ...(column && { column }) },
    files: { files },
  })

/** The address of the screen for a new batch of a model. */
export const batchScreenOf = (modelId: string) => `batch ${modelId}`

export function useCreateBatch(onCreated: (id: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (pending: PendingRun<NewBatch>) => sendPendingRun(batchScreenOf(pending.asked.model), pending, send),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: listKey })
      onCreated(id)
    },
  })
}

export function useCancelBatch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('cancelBatch', { params: { id } }),
    onError: (error) => toastFailure(error, 'The batch could not be cancelled. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}

export function useDeleteBatch(onDeleted: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('deleteBatch', { params: { id } }),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: listKey })
      toast('success', 'The batch is deleted.')
      onDeleted()
    },
    onError: (error) => toastFailure(error, 'The batch could not be deleted. Please try again.'),
  })
}
