import type { ShowcaseLink } from '@vitrine/contracts/showcase.ts'
import { client } from '../../../lib/client.ts'
import { usePersonCall } from '../../../lib/people/use-person-call.ts'

export const useRevokeShowcase = (id: string) =>
  usePersonCall(
    (link: ShowcaseLink) => client.call('revokeShowcase', { params: { id, link: link.id } }),
    () => 'The link was taken back: it opens nothing now.',
  )
