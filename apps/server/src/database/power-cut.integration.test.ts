import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChildEnvironment, readTestDatabaseUrl } from '../env.ts'
import type { Durability } from './forced-writes.ts'
import { openPglite } from './open-pglite.ts'

let folder: string
/** A database in good order, closed. */
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-power-'))
  origin = join(folder, 'origin')
  const { pglite, close } = await openPglite(origin)
  await pglite.exec('create table acknowledged (id int primary key, filling text)')
  await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const writer = fileURLToPath(new URL('../testing/power-cut.ts', import.meta.url))

/** Rows that were acknowledged, and when: milliseconds since the process was started. */
type Acknowledged = { row: number; at: number }[]

/** Has rows written for so long, and at least so many, then kills the writer. `disk` holds what was forced, `live` what the operating system had. */
async function writeUntilCut(durability: Durability, milliseconds: number, fewest = 30) {
  const live = await mkdtemp(join(folder, 'live-'))
  const disk = await mkdtemp(join(folder, 'disk-'))
  for (const copy of [live, disk]) await cp(origin, copy, { recursive: true })
  const child = spawn(process.execPath, [writer, live, disk, durability], {
    env: readChildEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const rows: Acknowledged = []
  createInterface(child.stdout).on('line', (line) => {
    const at = performance.now()
    rows.push({ row: Number(line), at })
    // Counted from the first row on: a start takes what it takes.
    if (rows.length >= fewest && at - (rows[0]?.at ?? at) > milliseconds) child.kill('SIGKILL')
  })
  await exit
  return { live, disk, rows, end: performance.now() }
}

async function rowsIn(dataFolder: string): Promise<number[]> {
  const { pglite, close } = await openPglite(dataFolder)
  try {
    const { rows } = await pglite.query<{ id: number }>('select id from acknowledged order by id')
    // Whole rows, not only their keys.
    const damaged = await pglite.query('select id from acknowledged where length(filling) <> 2000')
    expect(damaged.rows).toEqual([])
    return rows.map(({ id }) => id)
  } finally {
    await close()
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

// Of the embedded database: PostgreSQL's own fsync is PostgreSQL's.
describe.skipIf(readTestDatabaseUrl() !== undefined)('a power cut', () => {
  test('strict: every row that was acknowledged is on the disk, whenever the power goes', async () => {
    const { disk, rows } = await writeUntilCut('strict', 1000)
    const last = rows.at(-1)?.row ?? 0
    const found = await rowsIn(disk)
    expect(found.slice(0, last)).toEqual(upTo(last))
  })

  test('fast: the rows but for those of the last seconds are on the disk, none of them missing in the middle', async () => {
    const { disk, rows, end } = await writeUntilCut('fast', 6000)
    const old = rows.filter(({ at }) => end - at > 3000).at(-1)?.row ?? 0
    const last = rows.at(-1)?.row ?? 0
    expect(old).toBeGreaterThan(0)
    const found = await rowsIn(disk)
    expect(found).toEqual(upTo(found.length))
    expect(found.length).toBeGreaterThanOrEqual(old)
    // It waits for no disk: the cut came in the middle of a second.
    expect(found.length).toBeLessThan(last)
  })

  test('fast: pages that reached the disk by themselves never run ahead of the log', async () => {
    const { live, disk } = await writeUntilCut('fast', 2500)
    // The worst a disk may do: everything that was written, but of the log only what was forced.
    await rm(join(live, 'database', 'pg_wal'), { recursive: true })
    await cp(join(disk, 'database', 'pg_wal'), join(live, 'database', 'pg_wal'), { recursive: true })
    const found = await rowsIn(live)
    expect(found).toEqual(upTo(found.length))
  })

  test('a process that is killed loses nothing, however it forces', async () => {
    const { live, rows } = await writeUntilCut('fast', 1000)
    const last = rows.at(-1)?.row ?? 0
    const found = await rowsIn(live)
    expect(found.slice(0, last)).toEqual(upTo(last))
    expect((await readdir(live)).filter((name) => name.endsWith('.sock'))).toEqual([])
  })
})
