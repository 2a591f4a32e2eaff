import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChildEnvironment } from '../env.ts'
import type { Durability } from './forced-writes.ts'
import { openPglite } from './open-pglite.ts'

let folder: string
/** A consistent, closed database. */
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-power-'))
  origin = join(folder, 'origin')
  const { pglite, close } = await openPglite(origin)
  await pglite.exec('create table acknowledged (id int primary key, filling text)')
  // The smallest number of buffers, so that pages are written continually, and not only at a checkpoint, which forces
  // the log itself.
  await pglite.exec("alter system set shared_buffers = '128kB'")
  await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const writer = fileURLToPath(new URL('../testing/processes/power-cut.ts', import.meta.url))

/** The writer's messages in order: the numbers of acknowledged rows, and `forced` whenever its log went to the disk. */
type Told = readonly (number | 'forced')[]

const rowsOf = (told: Told) => told.filter((one) => one !== 'forced')
const forcesOf = (told: Told) => told.filter((one) => one === 'forced')

/** How many rows were acknowledged after this number of forces: right after a force none would be at risk. */
function rowsSince(told: Told, forces: number): number {
  let left = forces
  return rowsOf(told.filter((one) => (one === 'forced' ? left-- <= 0 : left <= 0))).length
}

/** Whether a row was acknowledged right after another, with no force in between. */
const answeredUnforced = (told: Told) =>
  told.some((one, index) => one !== 'forced' && index > 0 && told[index - 1] !== 'forced')

/**
 * Starts a writer and kills it once its messages suffice. `disk` holds what was forced, `live` what the operating
 * system had.
 */
async function writeUntilCut(durability: Durability, isEnough: (told: Told) => boolean) {
  const live = await mkdtemp(join(folder, 'live-'))
  const disk = await mkdtemp(join(folder, 'disk-'))
  for (const copy of [live, disk]) await cp(origin, copy, { recursive: true })
  const child = spawn(process.execPath, [writer, live, disk, durability], {
    env: readChildEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Not 'exit': lines that it wrote before are read until 'close'.
  const closed = once(child, 'close')
  const told: (number | 'forced')[] = []
  createInterface(child.stdout).on('line', (line) => {
    told.push(line === 'forced' ? line : Number(line))
    if (isEnough(told)) child.kill('SIGKILL')
  })
  await closed
  return { live, disk, told, last: rowsOf(told).at(-1) ?? 0 }
}

const afterRows = (count: number) => (told: Told) => rowsOf(told).length >= count

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

const pageBytes = 8192

/** The log position (LSN) of the newest page of a closed database. */
async function newestPage(dataFolder: string): Promise<bigint> {
  const tables = join(dataFolder, 'database', 'base')
  let newest = 0n
  for (const entry of await readdir(tables, { recursive: true, withFileTypes: true })) {
    // Tables and indexes have numbers as names; free-space and visibility maps are not logged page by page.
    if (!entry.isFile() || !/^\d+$/.test(entry.name)) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    for (let page = 0; page + pageBytes <= bytes.length; page += pageBytes) {
      const changed = (BigInt(bytes.readUInt32LE(page)) << 32n) | BigInt(bytes.readUInt32LE(page + 4))
      if (changed > newest) newest = changed
    }
  }
  return newest
}

/** The position at which a database's log continues after recovery. */
async function endOfLog(dataFolder: string): Promise<bigint> {
  const { pglite, close } = await openPglite(dataFolder)
  try {
    const { rows } = await pglite.query<{ end: string }>("select pg_current_wal_insert_lsn() - '0/0' as end")
    return BigInt(rows[0]?.end ?? 0)
  } finally {
    await close()
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

// Only the embedded database: on PostgreSQL, fsync is PostgreSQL's own.
describe('a power cut', () => {
  test('strict: every row that was acknowledged is on the disk, whenever the power goes', async () => {
    const { disk, told, last } = await writeUntilCut('strict', afterRows(40))
    expect(answeredUnforced(told)).toBe(false)
    const found = await rowsIn(disk)
    expect(found.slice(0, last)).toEqual(upTo(last))
  })

  describe('fast', () => {
    let cut: Awaited<ReturnType<typeof writeUntilCut>>
    /** The worst case of a disk: everything that was written, but only the forced part of the log. */
    let aheadOfLog: string
    beforeAll(async () => {
      cut = await writeUntilCut('fast', (told) => forcesOf(told).length >= 8 && rowsSince(told, 8) >= 300)
      // Opening a folder changes it, so each test has a copy.
      aheadOfLog = await mkdtemp(join(folder, 'ahead-'))
      await cp(join(cut.live, 'database'), join(aheadOfLog, 'database'), { recursive: true })
      await rm(join(aheadOfLog, 'database', 'pg_wal'), { recursive: true })
      await cp(join(cut.disk, 'database', 'pg_wal'), join(aheadOfLog, 'database', 'pg_wal'), { recursive: true })
    }, 240_000)

    test('the rows but for those of the last seconds are on the disk, none of them missing in the middle', async () => {
      const { disk, told } = cut
      // A log that continues in its next file is forced in two calls: what came before the last but one is on the disk.
      const through = rowsOf(told.slice(0, told.lastIndexOf('forced', told.lastIndexOf('forced') - 1))).at(-1) ?? 0
      expect(through).toBeGreaterThan(0)
      const found = await rowsIn(disk)
      expect(found).toEqual(upTo(found.length))
      expect(found.length).toBeGreaterThanOrEqual(through)
      // It does not wait for the disk.
      expect(answeredUnforced(told)).toBe(true)
    })

    test('pages that reached the disk by themselves never run ahead of the log', async () => {
      const newest = await newestPage(aheadOfLog)
      expect(newest).toBeGreaterThan(await newestPage(origin))
      expect(newest).toBeLessThanOrEqual(await endOfLog(aheadOfLog))
      const found = await rowsIn(aheadOfLog)
      expect(found).toEqual(upTo(found.length))
    })

    test('a process that is killed loses nothing, though nothing waits for the disk', async () => {
      const { live, last } = cut
      const found = await rowsIn(live)
      expect(found.slice(0, last)).toEqual(upTo(last))
      expect((await readdir(live)).filter((name) => name.endsWith('.sock'))).toEqual([])
    })
  })
})
