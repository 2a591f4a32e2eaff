import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@vitrine/contracts/call-error.ts'
import { toast } from '../toast.ts'

/** Long enough to read a sentence and its hint. */
const failureShownFor = 6000

/** Something done to a person: a toast says how it went, and all that shows people is read again, failed or not. */
export function usePersonCall<Target, Answer>(
  send: (target: Target) => Promise<Answer>,
  done: (answer: Answer, target: Target) => string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, target) => toast('success', done(answer, target)),
    onError: (error) => {
      const hint = error instanceof CallError && error.hint ? ` ${error.hint}` : ''
      toast('error', error.message + hint, failureShownFor)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
