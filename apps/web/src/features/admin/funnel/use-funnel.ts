import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

export const useFunnel = (days: number) =>
  useQuery({
    queryKey: ['funnel', days],
    queryFn: ({ signal }) => client.call('getFunnel', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
