import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

/** Sales and admins: possible owners of a prospect, and who can be mentioned. */
export const useStaff = () =>
  useQuery({
    queryKey: ['people', 'staff'],
    queryFn: async ({ signal }) => (await client.call('listStaff', { signal })).items,
  })
