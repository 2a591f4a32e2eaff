import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The source exceeded the limit; nothing of it is kept. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

/** Writes a stream to a new file, and counts and hashes its bytes. */
export async function writeLimited(
  source: Readable,
  path: string,
  maxBytes: number,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new FileTooLarge())
      hash.update(chunk)
      return done(null, chunk)
    },
  })
  try {
    await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { size, sha256: hash.digest('hex') }
}
