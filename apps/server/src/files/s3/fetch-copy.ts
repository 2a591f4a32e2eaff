import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { writeLimited } from '../write-limited.ts'

/** An object's bytes with the checksum that was stored with it. */
export interface FetchedObject {
  body: Readable
  sha256: string | undefined
}

const tries = 3

/** The bytes received are not those that were stored. */
class WrongChecksum extends Error {}

/**
 * Downloads an object to a path on this machine, completely or not at all: a body that breaks off or has a wrong
 * checksum is fetched again. Rejects with the last error.
 */
export async function fetchCopy(get: () => Promise<FetchedObject>, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const unfinished = `${path}.${randomUUID()}`
    try {
      const { body, sha256 } = await get()
      const written = await writeLimited(body, unfinished, Number.MAX_SAFE_INTEGER)
      if (sha256 !== undefined && sha256 !== written.sha256) throw new WrongChecksum('the checksum differs')
      return await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      if (attempt === tries || (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name))) throw error
    }
  }
}
