import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@vitrine/contracts/calls/client.ts'
import { parseEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { type ServerOptions, startServer } from '../../start-server.ts'
import { openTestDatabase, type TestDatabase } from '../database/open-test-database.ts'
import { type TestClock, testClock } from './test-clock.ts'

export interface TestServer {
  url: string
  database: TestDatabase
  clock: TestClock
  /** A client of the contract, signed in if a token is given. */
  client: (token?: string) => Client
  /** Every line that was logged. */
  logged: string[]
  filesFolder: string
  /** Where mails are written. */
  mailFolder: string
  /** The whole data folder. */
  folder: string
  /** Names of the files in the store. */
  listFiles: () => Promise<string[]>
  close: () => Promise<void>
}

/** The whole server over real HTTP, with its own database and data folder. */
export async function startTestServer(
  variables: Record<string, string> = {},
  options: Pick<ServerOptions, 'registry'> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const env = parseEnv({
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'walnut-comet-harbour-tin',
    WORKER_CONCURRENCY: '1',
    ...variables,
  })
  const database = await openTestDatabase()
  const clock = testClock()
  const logged: string[] = []
  const log = createLog(env, { write: (line) => void logged.push(line) })
  const server = await startServer({ env, role: 'all', database, clock, log, ...options })
  const url = server.address ?? ''
  const filesFolder = join(folder, 'files')
  return {
    url,
    database,
    clock,
    client: (token) => createClient({ baseUrl: url, fetch, token: () => token ?? null }),
    logged,
    filesFolder,
    folder,
    mailFolder: join(folder, 'mail'),
    listFiles: async () => (await readdir(filesFolder)).sort(),
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
