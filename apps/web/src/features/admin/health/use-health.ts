import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

export const healthKey = ['server-health']

const rereadMilliseconds = 10_000

export const useHealth = () =>
  useQuery({
    queryKey: healthKey,
    queryFn: ({ signal }) => client.call('getServerHealth', { signal }),
    refetchInterval: rereadMilliseconds,
  })
