import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import { storedType } from './stored-type.ts'

export interface StoredFile {
  /** Unguessable; its extension is that of the media type that was detected. */
  key: string
  /** Bytes. */
  size: number
  /** Of the content, hexadecimal. */
  sha256: string
}

/** A file that is about to be sent. */
export interface StoredContent {
  /** Bytes of the whole file. */
  size: number
  /** Its bytes, or those of the range; ends with an error if the store breaks off. */
  read: (range: ByteRange | null) => Promise<Readable>
}

/**
 * Uploaded and generated files, in a folder or an object store shared by all instances. Rows in the database refer to
 * them by key.
 */
export interface FileStore {
  /**
   * Streams a file to this machine, holding at most a chunk in memory. Stops and leaves nothing behind if the source
   * fails or is larger than `maxBytes` (`FileTooLarge`). Other instances see the file once it is settled.
   */
  write: (source: Readable, maxBytes: number) => Promise<StoredFile>
  /**
   * Gives a written file the extension of its detected type and makes it available to all instances; returns its new
   * key.
   */
  settle: (key: string, extension: string) => Promise<string>
  /** Keeps bytes of our own making under a new key, available to all instances. */
  add: (bytes: Uint8Array, extension: string) => Promise<string>
  /** Copies the content to a second key: each analysis owns its file. */
  duplicate: (key: string) => Promise<string>
  /** A path on this machine that holds the whole content for the next hour. Throws 'not-found'. */
  local: (key: string) => Promise<string>
  /** Null if there is no such file. */
  open: (key: string) => Promise<StoredContent | null>
  /** An address at which the store itself serves the file for this many seconds; null: this server serves it. */
  redirect: (
    key: string,
    seconds: number,
    headers: { mediaType: string; disposition: string },
  ) => Promise<string | null>
  delete: (key: string) => Promise<void>
  /** Keys of files that are at least this old. */
  olderThan: (milliseconds: number, now: number) => Promise<string[]>
}

const keyPattern = /^[0-9a-f]{32}(\.[a-z0-9]{1,5})?$/

export const newFileKey = (): string => randomUUID().replaceAll('-', '')

/** A new key of the same type. */
export function newKeyLike(key: string): string {
  const { extension } = storedType(key)
  return `${newFileKey()}${extension === null ? '' : `.${extension}`}`
}

export const isFileKey = (text: string): boolean => keyPattern.test(text)

/** The path of a file in a folder of files. Throws where the key is none: an address may have been made up. */
export function pathOfKey(folder: string, key: string): string {
  if (!isFileKey(key)) throw new Error('not a file key')
  return join(folder, key)
}
