import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../../../lib/requests/client.ts'

/** Previews an invitation line by line, or sends it. */
export function useInvitePeople() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallRequest<'invitePeople'>['body']) => client.call('invitePeople', { body }),
    onSuccess: (_, { preview }) => (preview ? undefined : queries.invalidateQueries({ queryKey: ['people'] })),
  })
}
