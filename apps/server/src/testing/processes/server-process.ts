import { openDatabase } from '../../database/open-database.ts'
import { readEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { type ServerRole, startServer } from '../../start-server.ts'

/**
 * A server as a process that a test can kill: `node server-process.ts ROLE REGISTRY`, configured by the environment.
 * Prints its address, or 'worker', when it is ready.
 */
const [, , role, registry] = process.argv
process.umask(0o077)
const env = readEnv()
const log = createLog(env)
const database = await openDatabase(env, (error) => log.warn({ error }, 'the database connection broke'))
const server = await startServer({
  env,
  // The cast: tests name one of the roles.
  role: role as ServerRole,
  database,
  clock: () => new Date(),
  log,
  ...(registry !== undefined && { registry }),
})
process.stdout.write(`${server.address ?? 'worker'}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit()))
