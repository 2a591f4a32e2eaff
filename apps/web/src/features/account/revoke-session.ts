import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counted } from '@vitrine/basics/wording.ts'
import { client } from '../../lib/requests/client.ts'
import { toast, toastFailure } from '../../lib/screen/toast.ts'
import { sessionsKey } from './use-sessions.ts'

/** Ends one of the person's sessions, or with null all but this one. */
export function useRevokeSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? client.call('revokeOtherSessions', {}) : client.call('revokeSession', { params: { id } }),
    onSuccess: ({ revoked }) => toast('success', `${counted(revoked, 'session')} ended.`),
    onError: (error) => toastFailure(error, 'The session could not be ended.'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}
