import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '@vitrine/basics/has-code.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'

interface Owner {
  pid: number
  /** That process's start in clock ticks since boot, because process ids are reused. Null without /proc. */
  started: string | null
}

async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The command's name is in parentheses and may contain blanks; the start time is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is alive and belongs to another user.
    if (!hasCode(error, 'EPERM')) return false
  }
  return started === null || (await startOf(pid)) === started
}

/** Null if it was released, or if its owner cannot be determined. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    // The cast: only this file writes locks, each in one piece.
    return JSON.parse(await readFile(path, 'utf8')) as Owner | null
  } catch {
    return null
  }
}

const numberOf = (name: string): number => Number(/^server\.(\d+)\.lock$/.exec(name)?.[1] ?? 0)

/**
 * Makes this process the only owner of a data folder: two PGlite processes on one folder corrupt it. The lock is the
 * file server.N.lock with the highest number. A dead process's lock is not replaced; the next number is created
 * instead, which only one process can do, so that only one of several gets the folder. Throws Unavailable while the
 * owner lives. Returns the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const pathOf = (number: number) => join(folder, `server.${number}.lock`)
  const numbers = async () => (await readdir(folder)).map(numberOf).sort((one, two) => two - one)
  const mine = join(folder, `lock.${randomUUID()}`)
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Owner))
  try {
    for (;;) {
      const [highest = 0] = await numbers()
      const holder = highest === 0 ? null : await readOwner(pathOf(highest))
      if (holder && (await isAlive(holder))) {
        throw new Unavailable(
          'conflict',
          `The data folder ${folder} is in use by the server with process id ${holder.pid}.`,
          {
            hint: 'Stop that server, or give this one its own folder by DATA_DIR.',
          },
        )
      }
      const next = highest + 1
      try {
        // link() fails if the name exists, and the file is complete from the start.
        await link(mine, pathOf(next))
      } catch (error) {
        if (hasCode(error, 'EEXIST')) continue
        throw error
      }
      const [last = 0, ...older] = await numbers()
      if (last > next) {
        // This process was suspended while others came and went, and has taken an outdated number.
        await rm(pathOf(next), { force: true })
        continue
      }
      for (const number of older.filter(Boolean)) await rm(pathOf(number), { force: true })
      // Overwritten, not deleted, so that numbers never start again.
      return () => writeFile(pathOf(next), JSON.stringify(null))
    }
  } finally {
    await rm(mine, { force: true })
  }
}
