import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/requests/client.ts'
import { toastFailure } from '../../lib/screen/toast.ts'
import { sessionsKey } from './use-sessions.ts'

/** Confirms a session on a new device ('It was me'). */
export function useAcceptSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('acceptSession', { params: { id } }),
    onError: (error) => toastFailure(error, 'The session could not be confirmed.'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}
