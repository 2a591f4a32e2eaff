import { useState } from 'react'
import { visitedSoFar } from '../../lib/visited.ts'

/** What goes along with a request besides its fields: how long it took to fill in, and with consent what was tried before. */
export const useRequestContext = () => {
  const [opened] = useState(() => Date.now())
  return ({ consent, website }: { consent: boolean; website: string }) => ({
    fillMilliseconds: Date.now() - opened,
    ...(website && { website }),
    ...(consent && { consent, context: { page: window.location.pathname, ...visitedSoFar() } }),
  })
}
