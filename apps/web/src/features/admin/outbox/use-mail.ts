import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

export const useMail = (id: string) =>
  useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: ({ signal }) => client.call('getMail', { params: { id }, signal }),
    // A password in it must not stay in memory once the mail is closed.
    gcTime: 0,
  })
