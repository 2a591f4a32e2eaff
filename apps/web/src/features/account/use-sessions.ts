import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/requests/client.ts'

export const sessionsKey = ['sessions']

/** The signed-in person's live sessions, newest first. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => client.call('listSessions', { signal }) })
