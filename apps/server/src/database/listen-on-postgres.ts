import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Database } from './database.ts'

type Handler = (payload: string) => void

/** LISTEN on a dedicated connection, opened at the first use and reopened when it breaks. */
export function listenOnPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Pick<Database, 'listen' | 'close'> {
  const handlers = new Map<string, Set<Handler>>()
  let connection: Promise<Client> | null = null
  const closing = new AbortController()

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString, application_name: 'vitrine-listen', keepAlive: true })
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '')
    })
    client.on('error', onError)
    client.on('end', () => {
      connection = null
      // oxlint-disable-next-line eslint/no-use-before-define -- a connection that ends begins the next
      if (!closing.signal.aborted && handlers.size > 0) void reconnect()
    })
    await client.connect()
    for (const channel of handlers.keys()) await client.query(`listen ${escapeIdentifier(channel)}`)
    return client
  }

  const reconnect = async (): Promise<void> => {
    for (let delay = 250; !closing.signal.aborted && handlers.size > 0; delay = Math.min(delay * 2, 10_000)) {
      await wait(delay)
      try {
        connection ??= connect()
        await connection
        return
      } catch (error) {
        connection = null
        // The cast: the driver throws errors only.
        onError(error as Error)
      }
    }
  }

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel)
      if (known) known.add(handler)
      else handlers.set(channel, new Set([handler]))
      connection ??= connect()
      const client = await connection
      if (!known) await client.query(`listen ${escapeIdentifier(channel)}`)
      return async () => {
        const left = handlers.get(channel)
        left?.delete(handler)
        if (left?.size !== 0) return
        handlers.delete(channel)
        await connection?.then((current) => current.query(`unlisten ${escapeIdentifier(channel)}`)).catch(onError)
      }
    },
    close: async () => {
      closing.abort()
      await connection?.then((client) => client.end()).catch(onError)
    },
  }
}
