import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { session } from '../../../lib/session/current-session.ts'

const key = ['second-step']

export const useSecondStep = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.call('getSecondStep', { signal }) })

/** One step of setting up, renewing or removing; what is shown of it is read again. */
function useStepCall<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: key })
      await queries.invalidateQueries({ queryKey: ['security-log'] })
    },
  })
}

export const useBeginSecondStep = () => useMutation({ mutationFn: () => client.call('beginSecondStep', {}) })

export const useEnableSecondStep = () =>
  useStepCall((code: string) => client.call('enableSecondStep', { body: { code } }))

export const useRemoveSecondStep = () => useStepCall(() => client.call('removeSecondStep', {}))

export const useRenewRecoveryCodes = () => useStepCall(() => client.call('renewRecoveryCodes', {}))

/** The rest of the product is open from now on. */
export function leaveSetUp() {
  const state = session.store.get()
  if (state.kind !== 'signed-in') return
  const { secondStepMissing: _there, ...user } = state.user
  session.send({ kind: 'profile-saved', user })
}
