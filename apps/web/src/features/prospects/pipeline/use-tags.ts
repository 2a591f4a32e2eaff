import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

/** The tags in use, by name. */
export const useTags = () =>
  useQuery({
    queryKey: ['people', 'tags'],
    queryFn: async ({ signal }) => (await client.call('listTags', { signal })).items,
  })
