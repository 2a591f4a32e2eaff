import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AnalysisStatus } from '@vitrine/contracts/analyses/analysis.ts'
import { Client } from 'pg'
import { type Failed, type Load, startLoad } from './light-load.ts'
import type { Cluster, Member } from './start-cluster.ts'

/** A fault, and what may be lost by it: nothing, or the requests that `allowed` describes. */
interface Fault {
  name: string
  allowed: string
  isAllowed: (failed: Failed) => boolean
  happen: (cluster: Cluster) => Promise<void>
}

export interface FaultRow {
  fault: string
  seconds: number
  requests: number
  failed: number
  allowed: string
  notAllowed: readonly Failed[]
}

export interface FaultReport {
  rows: readonly FaultRow[]
  acknowledged: number
  succeeded: number
  /** Runs that ended in an error, which is one valid end. */
  failedRuns: number
  unfinished: number
  /** Runs whose end was stored by more than one worker. */
  storedTwice: number
  givenUp: number
  ok: boolean
}

const outageMilliseconds = 6000
const settleMilliseconds = 4000

async function inShell(command: string): Promise<void> {
  const folder = fileURLToPath(new URL('../../../../..', import.meta.url))
  const child = spawn('bash', ['-c', `. script/test-services; ${command}`], { cwd: folder, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

async function restartEach(members: readonly Member[]): Promise<void> {
  for (const one of members) {
    await one.stop()
    await one.start()
  }
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The cluster has too few processes.')
  return item
}

async function killAndRestart(member: Member): Promise<void> {
  await member.killHard()
  await wait(outageMilliseconds)
  await member.start()
}

const nothing = () => false
/** A proper refusal: the caller is told to come again. */
const refused = ({ status }: Failed) => status === 503

const faults: readonly Fault[] = [
  { name: 'none', allowed: 'nothing', isAllowed: nothing, happen: () => wait(10_000) },
  {
    name: 'rolling restart of the API processes',
    allowed: 'nothing',
    isAllowed: nothing,
    happen: ({ apis }) => restartEach(apis),
  },
  {
    name: 'rolling restart of the workers',
    allowed: 'nothing',
    isAllowed: nothing,
    happen: ({ workers }) => restartEach(workers),
  },
  {
    name: 'one worker killed',
    allowed: 'nothing',
    isAllowed: nothing,
    happen: ({ workers }) => killAndRestart(first(workers)),
  },
  {
    name: 'one API process killed',
    allowed: 'what it had in hand (502, or no answer)',
    isAllowed: ({ status }) => status === 502 || status === null,
    happen: ({ apis }) => killAndRestart(first(apis)),
  },
  {
    name: 'object store away',
    allowed: 'uploads (503 storage-unavailable)',
    isAllowed: (failed) => refused(failed) && failed.problem === 'storage-unavailable',
    happen: async ({ store }) => {
      await store.goAway()
      // Longer than all tries of one upload.
      await wait(3 * outageMilliseconds)
      await store.comeBack()
    },
  },
  {
    name: 'database killed',
    allowed: 'what comes meanwhile (503 database-unavailable)',
    isAllowed: refused,
    happen: async () => {
      await inShell('crash_postgres')
      await wait(outageMilliseconds)
      await inShell('revive_postgres')
    },
  },
]

async function readStates(databaseUrl: string, ids: ReadonlySet<string>): Promise<AnalysisStatus[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ status: AnalysisStatus }>(
    'select status from analyses where id = any($1::uuid[])',
    [[...ids]],
  )
  await client.end()
  return rows.map(({ status }) => status)
}

const isEnded = (status: AnalysisStatus) => status === 'succeeded' || status === 'failed' || status === 'cancelled'

const stuckMilliseconds = 120_000

/** Waits while runs go on ending: what still waits in a long queue is not lost. */
async function awaitEnds(databaseUrl: string, load: Load): Promise<AnalysisStatus[]> {
  let ended = 0
  for (let end = performance.now() + stuckMilliseconds; ; ) {
    const states = await readStates(databaseUrl, load.acknowledged)
    const now = states.filter(isEnded).length
    if (now > ended) end = performance.now() + stuckMilliseconds
    ended = now
    if (states.every(isEnded) || performance.now() > end) return states
    await wait(500)
  }
}

/** Causes one failure after the other under a light load, and counts what was lost. */
export async function walkFaults(
  cluster: Cluster,
  databaseUrl: string,
  report: (row: FaultRow) => void,
): Promise<FaultReport> {
  const load = await startLoad(cluster.url, cluster.adminPassword)
  const rows: FaultRow[] = []
  for (const { name, allowed, isAllowed, happen } of faults) {
    const start = performance.now()
    const before = { requests: load.requests(), failed: load.failed.length }
    await happen(cluster)
    await wait(settleMilliseconds)
    const failed = load.failed.slice(before.failed)
    const row = {
      fault: name,
      seconds: Math.round((performance.now() - start) / 1000),
      requests: load.requests() - before.requests,
      failed: failed.length,
      allowed,
      notAllowed: failed.filter((one) => !isAllowed(one)),
    }
    rows.push(row)
    report(row)
  }
  await load.stop()
  const states = await awaitEnds(databaseUrl, load)
  const countOf = (wanted: AnalysisStatus) => states.filter((status) => status === wanted).length
  const summary = {
    rows,
    acknowledged: load.acknowledged.size,
    succeeded: countOf('succeeded'),
    failedRuns: countOf('failed'),
    // Missing rows count too.
    unfinished: load.acknowledged.size - states.filter(isEnded).length,
    storedTwice: [...cluster.storedEnds.values()].filter((times) => times > 1).length,
    givenUp: load.givenUp(),
  }
  const nothingLost = summary.unfinished === 0 && summary.storedTwice === 0 && summary.givenUp === 0
  return { ...summary, ok: nothingLost && rows.every(({ notAllowed }) => notAllowed.length === 0) }
}
