import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const atOnce = 4

/** Brings a file, or the names in a folder, to the disk. */
export async function forceFile(path: string): Promise<void> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Deleted since it was listed.
    if (error.code !== 'ENOENT') throw error
  })
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

/** Brings a folder with all that is in it to the disk, or as much of it as there is time for. */
export async function forceFolder(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const known = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const paths = [...known.map(({ parentPath, name }) => join(parentPath, name)), folder]
  const next = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined && !signal.aborted; path = paths.shift()) await forceFile(path)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
