import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'
import { session } from '../../../lib/session/current-session.ts'
import { useSecurityCall } from '../use-security-call.ts'

const key = ['second-step']

export const useSecondStep = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.call('getSecondStep', { signal }) })

export const useBeginSecondStep = () => useMutation({ mutationFn: () => client.call('beginSecondStep', {}) })

export const useEnableSecondStep = () =>
  useSecurityCall(key, (code: string) => client.call('enableSecondStep', { body: { code } }))

export const useRemoveSecondStep = () => useSecurityCall(key, () => client.call('removeSecondStep', {}))

export const useRenewRecoveryCodes = () => useSecurityCall(key, () => client.call('renewRecoveryCodes', {}))

/** From now on the rest of the product is available. */
export function leaveSetUp() {
  const state = session.store.get()
  if (state.kind !== 'signed-in') return
  const { secondStepMissing: _there, ...user } = state.user
  session.send({ kind: 'profile-saved', user })
}
