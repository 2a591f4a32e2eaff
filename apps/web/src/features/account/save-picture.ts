import { useMutation } from '@tanstack/react-query'
import type { User } from '@vitrine/contracts/accounts/account.ts'
import { client } from '../../lib/requests/client.ts'
import { toast } from '../../lib/screen/toast.ts'
import { session } from '../../lib/session/current-session.ts'

/** Saves a profile picture; null removes it. */
export const useSavePicture = (user: User) =>
  useMutation({
    mutationFn: (picture: File | null) => {
      const params = { id: user.id }
      return picture
        ? client.call('updateUser', { params, files: { picture } })
        : client.call('updateUser', { params, body: { profile_img_url: null } })
    },
    onSuccess: ({ profile_img_url }) => {
      session.send({ kind: 'profile-saved', user: { ...user, profile_img_url } })
      toast('success', profile_img_url === null ? 'Your picture is removed.' : 'Your picture is saved.')
    },
  })
