import { useMutation } from '@tanstack/react-query'
import type { User } from '@vitrine/contracts/accounts/account.ts'
import { client } from '../../lib/requests/client.ts'
import { toast } from '../../lib/screen/toast.ts'
import { session } from '../../lib/session/current-session.ts'

export const useSaveName = (user: User) =>
  useMutation({
    mutationFn: (name: string) => client.call('updateUser', { params: { id: user.id }, body: { name } }),
    onSuccess: ({ name }) => {
      session.send({ kind: 'profile-saved', user: { ...user, name } })
      toast('success', 'Your name is saved.')
    },
  })
