import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Cached pages: with each choice of an industry there are some dozens. */
const most = 100

/** Compresses a text once and caches the newest hundred: for a small number of frequently requested pages. */
export function zipOnce(): (text: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (text) => {
    const packed = kept.get(text) ?? zip(text)
    kept.set(text, packed)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return packed
  }
}
