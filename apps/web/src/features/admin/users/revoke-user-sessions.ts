import { counted } from '@vitrine/basics/wording.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

export const useRevokeUserSessions = () =>
  usePersonCall(
    ({ id }: Person) => client.call('revokeUserSessions', { params: { id } }),
    ({ revoked }, { name, email }) => `${counted(revoked, 'session')} of ${name || email} ended.`,
  )
