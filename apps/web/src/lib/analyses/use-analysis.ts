import { useQuery } from '@tanstack/react-query'
import { client } from '../requests/client.ts'

export const analysisKey = (id: string | null, share: string | null) => ['analysis', id, share] as const

/** A full analysis; nothing is fetched while `id` is null. `share`: the share link's token. */
export const useAnalysis = (id: string | null, share: string | null) =>
  useQuery({
    queryKey: analysisKey(id, share),
    enabled: id !== null,
    queryFn: ({ signal }) =>
      client.call('getAnalysis', { params: { id: id ?? '' }, query: share === null ? {} : { share }, signal }),
  })
