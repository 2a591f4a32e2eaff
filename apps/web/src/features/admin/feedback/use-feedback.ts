import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../../../lib/requests/client.ts'

type FeedbackQuery = NonNullable<CallRequest<'listFeedback'>['query']>

export const useFeedback = (query: FeedbackQuery) =>
  useQuery({
    queryKey: ['feedback', query],
    queryFn: ({ signal }) => client.call('listFeedback', { query, signal }),
    placeholderData: keepPreviousData,
  })
