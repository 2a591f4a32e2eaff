import './database/resolve-drizzle.ts'
import { parseArgs } from 'node:util'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { FirstAdmin } from './accounts/first-admin.ts'
import { ConfigurationError, type Env, readEnv } from './env.ts'
import { createLog } from './log.ts'
import type { RunningServer, ServerRole } from './start-server.ts'

/** sysexits(3): distinguishable for an init system and for scripts. */
const exitCodes = { configuration: 78, unavailable: 69, software: 70 }

const say = (text: string): void => void process.stderr.write(`${text}\n`)

function readRole(env: Env): ServerRole {
  const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } } })
  if (values.role === 'all') return 'all'
  if (values.role !== 'api' && values.role !== 'worker') {
    throw new ConfigurationError(
      `--role=${values.role} is unknown: it is api, worker, or left out for both in one process.`,
    )
  }
  if (!env.DATABASE_URL) {
    throw new ConfigurationError(
      `--role=${values.role} needs DATABASE_URL: the embedded database belongs to one process only.`,
    )
  }
  return values.role
}

function howToSignIn(password: FirstAdmin['password']): string {
  if (password.kind === 'configured') return 'the password from ADMIN_PASSWORD.'
  if (password.kind === 'own') return 'the password chosen for it.'
  if (password.kind === 'temporary') {
    return `the temporary password ${password.value} (once, within 72 hours; you then choose your own).`
  }
  const until = password.until.toISOString()
  return `the temporary password that an earlier start printed (until ${until}). Lost it? Start once with ADMIN_PASSWORD set.`
}

function stopOnSignals(server: RunningServer): void {
  const stop = async (signal: string) => {
    say(`${signal}: finishing what is under way …`)
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

async function start(): Promise<void> {
  // Files that we or a library write, such as the embedded database's: nobody else on this machine may read them.
  process.umask(0o077)
  const env = readEnv()
  const role = readRole(env)
  const log = createLog(env)
  if (env.RATE_LIMITS === 'off') say('RATE_LIMITS=off: passwords can be guessed without limit. For load tests only.')
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 12)
    say('ADMIN_PASSWORD is short: choose 12 characters or more.')
  // Imported late, so that an error above is reported at once.
  const { openDatabase } = await import('./database/open-database.ts')
  const { startServer } = await import('./start-server.ts')
  const database = await openDatabase(env, (error) => log.warn({ error }, 'the database connection broke'))
  const server = await startServer({ env, role, database, clock: () => new Date(), log })
  stopOnSignals(server)
  say(
    server.address === null ? '\nThis worker takes analyses from the queue.' : `\nVitrine is ready: ${server.address}`,
  )
  if (server.address !== null) {
    const { email, password } = server.firstAdmin
    say(`Sign in as ${email} with ${howToSignIn(password)}`)
  }
}

function exitWith(error: unknown): never {
  if (error instanceof ConfigurationError) {
    say(error.message)
    return process.exit(exitCodes.configuration)
  }
  if (error instanceof VitrineError) {
    say([error.message, error.hint].filter(Boolean).join(' '))
    return process.exit(exitCodes.unavailable)
  }
  // The cast: whatever is thrown, only its code and message are read.
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    say(`${message}. Stop what listens there, or set PORT.`)
    return process.exit(exitCodes.unavailable)
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    say(`The database of DATABASE_URL cannot be reached (${code}).`)
    return process.exit(exitCodes.unavailable)
  }
  // PostgreSQL's own message, such as a wrong password or a missing database.
  if (error instanceof Error && 'severity' in error) {
    say(`The database of DATABASE_URL refuses: ${message}`)
    return process.exit(exitCodes.unavailable)
  }
  say(error instanceof Error ? (error.stack ?? message) : String(error))
  return process.exit(exitCodes.software)
}

await start().catch(exitWith)
