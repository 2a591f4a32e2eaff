import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../requests/client.ts'
import { usePersonCall } from './use-person-call.ts'

export const useDeleteUser = () =>
  usePersonCall(
    ({ id, type }: Person) => client.call('deleteUser', { params: { id, type } }),
    ({ email }) => `Deleted. What is known of ${email} is erased in 30 days.`,
  )
