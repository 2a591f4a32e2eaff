import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counted } from '@vitrine/basics/wording.ts'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import type { Decision } from '@vitrine/contracts/people/decision.ts'
import { client } from '../../../lib/requests/client.ts'
import { failureShownFor, toast, toastFailure } from '../../../lib/screen/toast.ts'

const doneWords: Record<Decision, string> = {
  approve: 'approved; the mails are in the outbox',
  decline: 'declined',
  hold: 'put on hold',
  resume: 'taken off hold',
}

/** Decides requests; reports how many succeeded, and the reasons for the others. */
export function useDecideRequests() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallRequest<'decideRequests'>['body']) => client.call('decideRequests', { body }),
    onSuccess: ({ decided }, { decision }) => {
      const faults = decided.flatMap(({ error }) => (error === null ? [] : [error]))
      const taken = decided.length - faults.length
      if (taken > 0) toast('success', `${counted(taken, 'request')} ${doneWords[decision]}.`)
      if (faults.length > 0) {
        toast(
          'error',
          `${counted(faults.length, 'request')} left as they were: ${[...new Set(faults)].join(' ')}`,
          failureShownFor,
        )
      }
    },
    onError: (error) => toastFailure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
