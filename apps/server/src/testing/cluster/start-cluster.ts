import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { addTo } from '@vitrine/basics/tally.ts'
import getPort from 'get-port'
import { readChildEnvironment } from '../../env.ts'
import { type S3Server, startS3Server } from '../outside/start-s3-server.ts'
import { type Relay, relayRequests } from './relay-requests.ts'

/** A process of the product that can be stopped and started again at the same address. */
export interface Member {
  name: string
  /** Resolves when it is ready. */
  start: () => Promise<void>
  /** Gracefully, as in a rolling restart. */
  stop: () => Promise<void>
  killHard: () => Promise<void>
}

export interface Cluster {
  url: string
  apis: readonly Member[]
  workers: readonly Member[]
  store: S3Server
  /** How often workers reported the stored end of each analysis. */
  storedEnds: ReadonlyMap<string, number>
  adminPassword: string
  close: () => Promise<void>
}

export interface ClusterOptions {
  databaseUrl: string
  /** The proxy's port; 0 for any. */
  port: number
  apis: number
  workers: number
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const adminPassword = 'walnut-comet-harbour-tin'

const saysReady = /^(Vitrine is ready|This worker takes)/

function member(
  name: string,
  role: 'api' | 'worker',
  variables: Record<string, string>,
  hear: (line: string) => void,
): Member {
  let child: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    name,
    start: async () => {
      const started = spawn(process.execPath, [main, `--role=${role}`], {
        env: { ...readChildEnvironment(), ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      createInterface({ input: started.stdout }).on('line', hear)
      const said: string[] = []
      await new Promise<void>((resolve, reject) => {
        createInterface({ input: started.stderr }).on('line', (line) => {
          said.push(line)
          if (saysReady.test(line)) resolve()
        })
        started.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said.join(' ')}`)))
      })
    },
    stop: () => end('SIGTERM'),
    killHard: () => end('SIGKILL'),
  }
}

/**
 * API and worker processes of the product on one PostgreSQL and an object store, behind a proxy. They share no folder.
 */
export async function startCluster({ databaseUrl, port, apis, workers }: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'))
  const store = await startS3Server()
  const storedEnds = new Map<string, number>()
  const hear = (line: string) => {
    const { msg, stored, analysisId } = JSON.parse(line) as { msg?: string; stored?: boolean; analysisId?: string }
    if (analysisId === undefined || stored !== true || (msg !== 'analysis ended' && msg !== 'analysis failed')) return
    addTo(storedEnds, analysisId)
  }
  const variablesOf = (name: string): Record<string, string> => ({
    ...store.variables,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, name),
    SECRET: 'of-a-trial-on-one-machine-and-nothing-else',
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMITS: 'off',
    WORKER_CONCURRENCY: '1',
    DRAIN_SECONDS: '2',
    TRUST_PROXY: 'on',
  })
  const targets: string[] = []
  const apiMembers: Member[] = []
  for (let number = 1; number <= apis; number++) {
    const own = await getPort()
    targets.push(`http://127.0.0.1:${own}`)
    const name = `api-${number}`
    apiMembers.push(member(name, 'api', { ...variablesOf(name), PORT: String(own) }, hear))
  }
  const workerMembers = Array.from({ length: workers }, (_, index) => `worker-${index + 1}`).map((name) =>
    member(name, 'worker', variablesOf(name), hear),
  )
  let relay: Relay | null = null
  const close = async () => {
    await relay?.close()
    await Promise.all([...apiMembers, ...workerMembers].map((one) => one.killHard()))
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // All at once: the first one migrates.
    await Promise.all([...apiMembers, ...workerMembers].map((one) => one.start()))
    relay = await relayRequests(targets, port)
    return { url: relay.url, apis: apiMembers, workers: workerMembers, store, storedEnds, adminPassword, close }
  } catch (error) {
    await close()
    throw error
  }
}
