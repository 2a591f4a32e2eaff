import { unreachable } from '@vitrine/contracts/calls/call-error.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { sessionFetch } from '../session/current-session.ts'

let loading: Promise<Client> | null = null

async function load(): Promise<Client> {
  const { createClient } = await import('@vitrine/contracts/calls/client.ts').catch(() => {
    loading = null
    throw unreachable()
  })
  return createClient({
    baseUrl: '',
    fetch: (input, init) => sessionFetch(input instanceof Request ? input.url : String(input), init),
  })
}

/**
 * Every call of the server, with the session's token and handling. Its schemas are half as large as React and slow to
 * set up on a phone, so they are loaded with the first call.
 */
export const client: Client = {
  call: async (name, request) => {
    loading ??= load()
    return (await loading).call(name, request)
  },
}
