import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@vitrine/contracts/call-error.ts'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../lib/toast.ts'

export function useResendMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('resendMail', { params: { id } }),
    onSuccess: ({ to }) => toast('success', `The mail to ${to} is in the queue again.`),
    onError: (error) =>
      toast('error', error instanceof CallError && error.hint ? `${error.message} ${error.hint}` : error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mails'] }),
  })
}
