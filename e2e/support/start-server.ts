import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'

export interface RunningServer {
  url: string
  admin: { email: string; password: string }
  dataDir: string
  stop: () => Promise<void>
}

/** The product as started by script/server, with its own port and data folder; `variables` add configuration. */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const port = await getPort()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  const admin = { email: 'admin@vitrine.example', password: 'a-long-password-for-tests' }
  const child = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: {
      // The caller's own configuration must not leak into the server under test.
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: new URL('../../node_modules/.cache/compiled', import.meta.url).pathname,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
      WEBHOOKS_TO_LOCALHOST: 'on',
      LOG_LEVEL: 'warn',
      WORKER_CONCURRENCY: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null || Date.now() > deadline) {
      // One that is only slow would go on, and make the next one slower.
      child.kill()
      throw new Error(`The server did not start:\n${output}`)
    }
    await delay(100)
  }

  return {
    url,
    admin,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
