import { visitedSoFar } from '../../lib/session/visited.ts'

interface ConsentFields {
  consent: boolean
  website: string
}

/**
 * The additional parts of a request: with consent, what was tried before. The form's duration is not sent: a browser
 * that fills in forms is as fast as a program.
 */
export const requestContext = ({ consent, website }: ConsentFields) => ({
  ...(website && { website }),
  ...(consent && { consent, context: { page: window.location.pathname, ...visitedSoFar() } }),
})
