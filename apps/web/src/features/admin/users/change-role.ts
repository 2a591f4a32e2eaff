import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

export const useChangeRole = () =>
  usePersonCall(
    ({ person, role }: { person: Person; role: Role }) =>
      client.call('updateUser', { params: { id: person.id }, body: { role } }),
    ({ name, email, role }) => `${name || email} has the role ${role} now.`,
  )
