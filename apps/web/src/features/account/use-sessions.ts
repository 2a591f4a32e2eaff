import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/requests/client.ts'

export const sessionsKey = ['sessions']

/** One's own live sessions, newest first. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => client.call('listSessions', { signal }) })
