import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { StoredContent } from './file-store.ts'

/** A file on this machine as content to send; null if there is none. */
export async function openContent(path: string): Promise<StoredContent | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  return { size: found.size, read: async (range) => createReadStream(path, range ?? {}) }
}
