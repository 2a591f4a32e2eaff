import { createClient } from '@vitrine/contracts/client.ts'
import { sessionFetch } from './session/current-session.ts'

/** Every call of the server, with the session's token and routines. */
export const client = createClient({
  baseUrl: '',
  fetch: (input, init) => sessionFetch(input instanceof Request ? input.url : String(input), init),
})
