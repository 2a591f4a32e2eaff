import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/requests/client.ts'

/** What a link shows; fetched at every visit, since it may have expired or been used up. */
export const useShowcase = (token: string) =>
  useQuery({
    queryKey: ['showcase', token],
    queryFn: ({ signal }) => client.call('openShowcase', { params: { token }, signal }),
    staleTime: 0,
  })
