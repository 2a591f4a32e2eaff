import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

/** A prospect's links and their events. */
export const useShowcases = (id: string) =>
  useQuery({
    queryKey: ['people', 'showcases', id],
    queryFn: ({ signal }) => client.call('listShowcases', { params: { id }, signal }),
    // The prospect may be using it right now.
    staleTime: 0,
  })
