import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

export const useUsage = (days: number) =>
  useQuery({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => client.call('getUsage', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
