import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { storedType } from './stored-type.ts'
import { writeLimited } from './write-limited.ts'

export interface StoredFile {
  /** Unguessable; its extension tells the media type that the content was judged to have. */
  key: string
  /** Bytes. */
  size: number
  /** Of the content, hexadecimal. */
  sha256: string
}

/** Uploaded and generated files in one folder, which instances may share. Rows in the database name them by key. */
export interface FileStore {
  /**
   * Streams to the folder, never holding more than a chunk. Stops and leaves nothing behind when the
   * source fails or is larger than `maxBytes` (`FileTooLarge`).
   */
  write: (source: Readable, maxBytes: number) => Promise<StoredFile>
  /** Gives a written file the extension of its judged type; returns its new key. */
  settle: (key: string, extension: string) => Promise<string>
  /** A second key for the same content: each analysis owns its file. */
  duplicate: (key: string) => Promise<string>
  path: (key: string) => string
  delete: (key: string) => Promise<void>
  /** Keys of files that are at least so old. */
  olderThan: (milliseconds: number, now: number) => Promise<string[]>
}

const keyPattern = /^[0-9a-f]{32}(\.[a-z0-9]{1,5})?$/

const newKey = (): string => randomUUID().replaceAll('-', '')

export const isFileKey = (text: string): boolean => keyPattern.test(text)

/** Opens the store; the folder is made when it is missing. */
export const openFileStore = async (folder: string): Promise<FileStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = (key: string): string => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(folder, key)
  }
  return {
    path,
    write: async (source, maxBytes) => {
      const key = newKey()
      return { key, ...(await writeLimited(source, path(key), maxBytes)) }
    },
    settle: async (key, extension) => {
      const settled = `${key}.${extension}`
      await rename(path(key), path(settled))
      return settled
    },
    duplicate: async (key) => {
      const { extension } = storedType(key)
      const copy = `${newKey()}${extension === null ? '' : `.${extension}`}`
      await link(path(key), path(copy))
      return copy
    },
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
