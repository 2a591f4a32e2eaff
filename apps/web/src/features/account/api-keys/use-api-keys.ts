import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { client } from '../../../lib/requests/client.ts'
import { toast, toastFailure } from '../../../lib/screen/toast.ts'

const queryKey = ['api-keys']

/** The signed-in person's API keys, newest first. */
export const useApiKeys = () => useQuery({ queryKey, queryFn: ({ signal }) => client.call('listApiKeys', { signal }) })

/** Makes a key; only this answer contains it. */
export function useCreateApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewApiKey) => client.call('createApiKey', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useRevokeApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('revokeApiKey', { params: { id } }),
    onSuccess: () => toast('success', 'The API key is revoked.'),
    onError: (error) => toastFailure(error, 'The API key could not be revoked. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
