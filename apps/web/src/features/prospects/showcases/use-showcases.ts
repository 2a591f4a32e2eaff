import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

/** A prospect's links and what was done with them. */
export const useShowcases = (id: string) =>
  useQuery({
    queryKey: ['people', 'showcases', id],
    queryFn: ({ signal }) => client.call('listShowcases', { params: { id }, signal }),
    // Somebody may be at it right now.
    staleTime: 0,
  })
