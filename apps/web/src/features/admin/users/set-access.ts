import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

type Change = NonNullable<CallRequest<'setUserAccess'>['body']>

/** Blocks, unblocks or limits an account; `done` describes it. */
export const useSetAccess = () =>
  usePersonCall(
    ({ person, change }: { person: Person; change: Change; done: string }) =>
      client.call('setUserAccess', { params: { id: person.id }, body: change }),
    (_answer, { done }) => done,
  )

export const useRestoreUser = () =>
  usePersonCall(
    ({ id }: Person) => client.call('restoreUser', { params: { id } }),
    ({ email }) => `Brought back. A mail to ${email} with a temporary password is in the outbox.`,
  )
