import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { client } from '../../../lib/requests/client.ts'

type AuditQuery = NonNullable<CallRequest<'listAudit'>['query']>

export const useAudit = (query: AuditQuery) =>
  useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => client.call('listAudit', { query, signal }),
    placeholderData: keepPreviousData,
    // The latest acts should be shown.
    staleTime: 0,
  })
