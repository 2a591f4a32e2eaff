import type { CallRequest } from '@vitrine/contracts/client.ts'
import { client } from '../../../lib/client.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'

export const useAddNote = (id: string) =>
  usePersonCall(
    (body: CallRequest<'addNote'>['body']) => client.call('addNote', { params: { id }, body }),
    () => 'The note is kept.',
  )
