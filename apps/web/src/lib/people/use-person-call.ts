import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { toast } from '../screen/toast.ts'

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
    onError: (error) => toast('error', failureLine(error), failureShownFor),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
