import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOfKey } from '../file-store.ts'

/** Files on this machine: uploads that have not been checked yet, and copies of objects that engines read by path. */
export interface LocalCopies {
  path: (key: string) => string
  /** Marks a copy as used; false if there is none. */
  touch: (key: string) => Promise<boolean>
  delete: (key: string) => Promise<void>
}

/** Longer than any run, so that none loses its input. */
const keptMilliseconds = 3_600_000
const tidyMilliseconds = 600_000

/** Opens the folder. Copies unused for an hour are deleted at one of the next uses. */
export async function openLocalCopies(folder: string): Promise<LocalCopies> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = (key: string): string => pathOfKey(folder, key)
  let tidied = 0
  const tidy = async (): Promise<void> => {
    if (Date.now() - tidied < tidyMilliseconds) return
    tidied = Date.now()
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(() => null)
      if (file !== null && tidied - file.mtimeMs >= keptMilliseconds) await rm(join(folder, name), { force: true })
    }
  }
  await tidy()
  return {
    path,
    touch: async (key) => {
      await tidy()
      const now = new Date()
      return utimes(path(key), now, now).then(
        () => true,
        () => false,
      )
    },
    delete: (key) => rm(path(key), { force: true }),
  }
}
