import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

interface Edit {
  id: string
  change: NonNullable<CallRequest<'editProspect'>['body']>
}

export const useEditProspect = () =>
  usePersonCall(
    ({ id, change }: Edit) => client.call('editProspect', { params: { id }, body: change }),
    ({ email }, { change }) =>
      change.email === undefined || change.email === ''
        ? 'Saved.'
        : `Saved. The mail that went to the wrong address is on its way to ${email}.`,
  )
