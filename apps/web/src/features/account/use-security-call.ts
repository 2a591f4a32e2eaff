import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A call that changes the person's sign-in: the query `key` and the security log are fetched again. */
export function useSecurityCall<Given, Answer>(key: readonly string[], send: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: key })
      await queries.invalidateQueries({ queryKey: ['security-log'] })
    },
  })
}
