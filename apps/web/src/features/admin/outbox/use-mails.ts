import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../../../lib/requests/client.ts'

type MailsQuery = NonNullable<CallRequest<'listMails'>['query']>

/** Milliseconds: the outbox changes by itself, so it is fetched again. */
const rereadMilliseconds = 15_000

export const useMails = (query: MailsQuery) =>
  useQuery({
    queryKey: ['mails', 'list', query],
    queryFn: ({ signal }) => client.call('listMails', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: rereadMilliseconds,
  })
