import { createClient } from '@vitrine/contracts/calls/client.ts'

/** For the calls that start and end sessions: without the session's own handling. */
export const authClient = createClient({
  baseUrl: '',
  fetch: (...request) => window.fetch(...request),
  token: () => window.localStorage.getItem('accessToken'),
})
