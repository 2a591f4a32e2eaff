import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '@vitrine/errors/unavailable.ts'

interface Owner {
  pid: number
  /** Start of that process in clock ticks since boot: process ids are given anew. Null where /proc is missing. */
  started: string | null
}

const startOf = async (pid: number): Promise<string | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The command's name stands in parentheses and may hold blanks; the start is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const isAlive = async (owner: Owner): Promise<boolean> => {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return owner.started === null || (await startOf(owner.pid)) === owner.started
}

const readOwner = async (path: string): Promise<Owner | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner
  } catch {
    return null
  }
}

/**
 * Makes this process the only owner of a data folder: two PGlite processes on one folder corrupt it.
 * A lock left by a process that died is taken over. Throws Unavailable while the owner lives.
 * Returns the release.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'server.lock')
  const mine = `${path}.${randomUUID()}`
  const owner: Owner = { pid: process.pid, started: await startOf(process.pid) }
  await writeFile(mine, JSON.stringify(owner))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // link() fails when the name exists: creating and filling the lock is one step.
        await link(mine, path)
        return () => rm(path, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = await readOwner(path)
      if (holder && (await isAlive(holder))) {
        throw new Unavailable(
          'conflict',
          `The data folder ${folder} is in use by the server with process id ${holder.pid}.`,
          {
            hint: 'Stop that server, or give this one its own folder by DATA_DIR.',
          },
        )
      }
      // Renamed before it is deleted: of two servers that find the same stale lock only one gets it out of the way.
      const stale = `${path}.${randomUUID()}`
      await rename(path, stale).catch(() => undefined)
      await rm(stale, { force: true })
    }
    throw new Unavailable('conflict', `The data folder ${folder} is being taken over by another server.`)
  } finally {
    await rm(mine, { force: true })
  }
}
