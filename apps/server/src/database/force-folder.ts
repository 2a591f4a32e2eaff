import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const atOnce = 4

/** Forces a file, or the names in a folder, to the disk (fsync). */
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

/** Forces a folder with its content to the disk, or as much as is possible until `signal` aborts. */
export async function forceFolder(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const known = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const paths = [...known.map(({ parentPath, name }) => join(parentPath, name)), folder]
  const next = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined && !signal.aborted; path = paths.shift()) await forceFile(path)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
