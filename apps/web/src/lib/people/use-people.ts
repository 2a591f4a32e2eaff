import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../requests/client.ts'

type PeopleQuery = NonNullable<CallRequest<'listUsers'>['query']>

/** A page of requests and accounts. The previous page stays until the next has loaded. */
export const usePeople = (query: PeopleQuery) =>
  useQuery({
    queryKey: ['people', 'list', query],
    queryFn: ({ signal }) => client.call('listUsers', { query, signal }),
    placeholderData: keepPreviousData,
  })
