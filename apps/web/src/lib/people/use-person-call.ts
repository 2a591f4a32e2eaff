import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast, toastFailure } from '../screen/toast.ts'

/** An act on a person: a toast shows the result, and everything about people is fetched again, even after a failure. */
export function usePersonCall<Target, Answer>(
  send: (target: Target) => Promise<Answer>,
  done: (answer: Answer, target: Target) => string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, target) => toast('success', done(answer, target)),
    onError: (error) => toastFailure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
