import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../requests/client.ts'
import { usePersonCall } from './use-person-call.ts'

export const useResendCredentials = () =>
  usePersonCall(
    ({ id }: Person) => client.call('resendCredentials', { params: { id } }),
    ({ email }) => `A mail to ${email} with a new temporary password is in the outbox.`,
  )
