import { createClient } from '@vitrine/contracts/calls/client.ts'

/** For the calls that make and end sessions: without the session's own routines around them. */
export const authClient = createClient({
  baseUrl: '',
  fetch: (...request) => window.fetch(...request),
  token: () => window.localStorage.getItem('accessToken'),
})
