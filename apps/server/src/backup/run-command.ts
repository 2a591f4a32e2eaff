import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hasCode } from '@vitrine/basics/has-code.ts'
import { ConfigurationError, readChildEnvironment } from '../env.ts'

/** The Debian package of each system command, for the message when it is missing. */
const packages: Record<string, string> = {
  age: 'age',
  tar: 'tar',
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
}

/** Runs a command and forwards its output. Throws if it is missing or exits with a status other than 0. */
export async function runCommand(
  command: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...readChildEnvironment(), ...variables }
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env })
  try {
    // The cast: 'exit' tells the status, or null after a signal.
    const [status] = (await once(child, 'exit')) as [number | null]
    if (status !== 0) throw new ConfigurationError(`${command} failed: see above.`)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new ConfigurationError(`${command} is missing. On Debian: apt-get install ${packages[command] ?? command}`)
  }
}

/**
 * Separates a database URL into an address for the command line, which every user of the machine can read, and the
 * password for the environment.
 */
export function withoutPassword(url: string): { address: string; variables: Record<string, string> } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { address: address.href, variables: password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) } }
}
