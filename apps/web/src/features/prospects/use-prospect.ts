import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/requests/client.ts'

/** A person with context, mails and history. */
export const useProspect = (id: string) =>
  useQuery({
    queryKey: ['people', 'prospect', id],
    queryFn: ({ signal }) => client.call('getProspect', { params: { id }, signal }),
  })
