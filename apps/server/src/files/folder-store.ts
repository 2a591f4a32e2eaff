import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { type FileStore, isFileKey, newFileKey, newKeyLike, pathOfKey } from './file-store.ts'
import { openContent } from './open-content.ts'
import { writeLimited } from './write-limited.ts'

/** A row refers to a file that is no longer in the store. */
export const fileGone = (): RequestError =>
  new RequestError('not-found', 'The file of this analysis is no longer there.', { hint: 'Upload it again.' })

/** A store in one folder, which is created if it is missing. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = (key: string): string => pathOfKey(folder, key)
  return {
    write: async (source, maxBytes) => {
      const key = newFileKey()
      return { key, ...(await writeLimited(source, path(key), maxBytes)) }
    },
    settle: async (key, extension) => {
      const settled = `${key}.${extension}`
      await rename(path(key), path(settled))
      return settled
    },
    add: async (bytes, extension) => {
      const key = `${newFileKey()}.${extension}`
      try {
        await writeFile(path(key), bytes, { flag: 'wx', mode: 0o600 })
      } catch (error) {
        await rm(path(key), { force: true })
        throw error
      }
      return key
    },
    duplicate: async (key) => {
      const copy = newKeyLike(key)
      await link(path(key), path(copy))
      return copy
    },
    local: async (key) => {
      if ((await openContent(path(key))) === null) throw fileGone()
      return path(key)
    },
    open: (key) => openContent(path(key)),
    redirect: async () => null,
    delete: (key) => rm(path(key), { force: true }),
    olderThan: async (milliseconds, now) => {
      const old: string[] = []
      for (const key of (await readdir(folder)).filter(isFileKey)) {
        const file = await stat(path(key)).catch(() => null)
        if (file !== null && now - file.mtimeMs >= milliseconds) old.push(key)
      }
      return old
    },
  }
}
