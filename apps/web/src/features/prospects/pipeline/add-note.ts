import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

export const useAddNote = (id: string) =>
  usePersonCall(
    (body: CallRequest<'addNote'>['body']) => client.call('addNote', { params: { id }, body }),
    () => 'The note is kept.',
  )
