import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { toast } from '../screen/toast.ts'

/** Milliseconds, long enough to read a sentence and its hint. */
const failureShownFor = 6000

/** An act on a person: a toast shows the result, and everything about people is fetched again, even after a failure. */
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
