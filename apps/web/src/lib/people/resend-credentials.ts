import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../requests/client.ts'
import { usePersonCall } from './use-person-call.ts'

export const useResendCredentials = () =>
  usePersonCall(
    ({ id }: Person) => client.call('resendCredentials', { params: { id } }),
    ({ email }) => `A mail to ${email} with a new temporary password is in the outbox.`,
  )

/** What happens to a person's passwords when their credentials are sent again, to be read before it is done. */
export const resendingWords = (email: string): string =>
  `${email} gets a new temporary password by mail. An older temporary one stops at once; their own password stops when the new one is used. A person who has not accepted an invitation yet gets it again, as it was written.`
