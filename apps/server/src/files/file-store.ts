import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import { storedType } from './stored-type.ts'

export interface StoredFile {
  /** Unguessable; its extension tells the media type that the content was judged to have. */
  key: string
  /** Bytes. */
  size: number
  /** Of the content, hexadecimal. */
  sha256: string
}

/** A file that is about to be sent. */
export interface StoredContent {
  /** Bytes, of the whole. */
  size: number
  /** Its bytes, or those of the range; ends with an error where the store breaks off. */
  read: (range: ByteRange | null) => Promise<Readable>
}

/** Uploaded and generated files, in a folder or an object store that all instances share. Rows in the database name them by key. */
export interface FileStore {
  /**
   * Streams to this machine, never holding more than a chunk. Stops and leaves nothing behind when the
   * source fails or is larger than `maxBytes` (`FileTooLarge`). Other instances see the file once it is settled.
   */
  write: (source: Readable, maxBytes: number) => Promise<StoredFile>
  /** Gives a written file the extension of its judged type and to all instances; returns its new key. */
  settle: (key: string, extension: string) => Promise<string>
  /** A second key for the same content: each analysis owns its file. */
  duplicate: (key: string) => Promise<string>
  /** Where the whole content can be read on this machine for the next hour. Throws 'not-found'. */
  local: (key: string) => Promise<string>
  /** Null where there is no such file. */
  open: (key: string) => Promise<StoredContent | null>
  /** An address at which the store itself serves the file for so many seconds; null: it is served by us. */
  redirect: (
    key: string,
    seconds: number,
    headers: { mediaType: string; disposition: string },
  ) => Promise<string | null>
  delete: (key: string) => Promise<void>
  /** Keys of files that are at least so old. */
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
