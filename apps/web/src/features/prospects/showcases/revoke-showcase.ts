import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { client } from '../../../lib/requests/client.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'

export const useRevokeShowcase = (id: string) =>
  usePersonCall(
    (link: ShowcaseLink) => client.call('revokeShowcase', { params: { id, link: link.id } }),
    () => 'The link was taken back: it opens nothing now.',
  )
