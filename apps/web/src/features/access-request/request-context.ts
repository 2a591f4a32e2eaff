import { visitedSoFar } from '../../lib/session/visited.ts'

interface ConsentFields {
  consent: boolean
  website: string
}

/**
 * What goes along with a request besides its fields: with consent, what was tried before. How long the form was open
 * is not told: a browser that fills forms in by itself is as quick as a machine.
 */
export const requestContext = ({ consent, website }: ConsentFields) => ({
  ...(website && { website }),
  ...(consent && { consent, context: { page: window.location.pathname, ...visitedSoFar() } }),
})
