import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

/** Sales and admins: who can look after a prospect, or be mentioned. */
export const useStaff = () =>
  useQuery({
    queryKey: ['people', 'staff'],
    queryFn: async ({ signal }) => (await client.call('listStaff', { signal })).items,
  })
