import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ConfigurationError, readChildEnvironment } from '../env.ts'

/** A command of the system that is missing, by the Debian package that brings it. */
const packages: Record<string, string> = {
  age: 'age',
  tar: 'tar',
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
}

/** Runs a command; its words go to ours. Throws when it is missing or ends with another status than 0. */
export async function runCommand(
  command: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...readChildEnvironment(), ...variables }
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env })
  try {
    const [status] = (await once(child, 'exit')) as [number | null]
    if (status !== 0) throw new ConfigurationError(`${command} failed: see above.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ConfigurationError(`${command} is missing. On Debian: apt-get install ${packages[command] ?? command}`)
  }
}

/** A database's address for a command line, which every user of the machine can read, and its password for the environment. */
export function withoutPassword(url: string): { address: string; variables: Record<string, string> } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { address: address.href, variables: password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) } }
}
