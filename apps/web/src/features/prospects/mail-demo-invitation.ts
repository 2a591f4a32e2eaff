import type { Person } from '@vitrine/contracts/people/person.ts'
import { usePersonCall } from '../../lib/people/use-person-call.ts'
import { client } from '../../lib/requests/client.ts'

export const useMailDemoInvitation = () =>
  usePersonCall(
    ({ id }: Person) => client.call('mailDemoInvitation', { params: { id } }),
    ({ to }) => `The demo invitation to ${to} is in the outbox.`,
  )
