import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'
import { client } from '../../../lib/requests/client.ts'

export const useRevokeShowcase = (id: string) =>
  usePersonCall(
    (link: ShowcaseLink) => client.call('revokeShowcase', { params: { id, link: link.id } }),
    () => 'The link was taken back: it opens nothing now.',
  )
