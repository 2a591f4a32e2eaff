import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../requests/client.ts'
import { usePersonCall } from './use-person-call.ts'

export const useApproveUser = () =>
  usePersonCall(
    ({ id, type }: Person) => client.call('approveUser', { params: { id, type } }),
    ({ email, joinedAccountId }) =>
      joinedAccountId === null
        ? `Approved. The mail to ${email} with a temporary password is in the outbox.`
        : `Approved. ${email} has an account already; a mail that says so is in the outbox.`,
  )
