import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'
import { toast, toastFailure } from '../../../lib/screen/toast.ts'

export function useResendMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('resendMail', { params: { id } }),
    onSuccess: ({ to }) => toast('success', `The mail to ${to} is in the queue again.`),
    onError: (error) => toastFailure(error, 'The mail could not be sent again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mails'] }),
  })
}
