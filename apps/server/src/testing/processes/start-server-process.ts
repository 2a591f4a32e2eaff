import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readChildEnvironment } from '../../env.ts'
import type { ServerRole } from '../../start-server.ts'
import { testRegistry } from '../models/test-registry.ts'

export interface ServerProcess {
  /** 'worker' for a worker, which has none. */
  address: string
  pid: number
  /** Kills it with SIGKILL. */
  killHard: () => Promise<void>
  /** SIGTERM: it finishes what it has begun. */
  stop: () => Promise<void>
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/**
 * Starts a server with the test registry as a separate process, which may open `openFiles` at the most, and waits until
 * it is ready.
 */
export async function startServerProcess(
  role: ServerRole,
  variables: Record<string, string>,
  { openFiles }: { openFiles?: number } = {},
): Promise<ServerProcess> {
  const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  const before = new URL('../../database/resolve-drizzle.ts', import.meta.url).href
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `
  const command = [process.execPath, '--import', before, entry, role, testRegistry]
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...command], {
    env: { ...readChildEnvironment(), PORT: '0', LOG_LEVEL: 'silent', WORKER_CONCURRENCY: '1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`the ${role} process ended before it was ready`)
  })
  const [address] = (await Promise.race([once(lines, 'line'), failed])) as [string]
  failed.catch(() => undefined)
  return {
    address,
    pid: child.pid ?? 0,
    killHard: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
