import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../../../lib/requests/client.ts'

/** Makes a link; only this answer contains its address. */
export function useMakeShowcase(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallRequest<'createShowcase'>['body']) =>
      client.call('createShowcase', { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
