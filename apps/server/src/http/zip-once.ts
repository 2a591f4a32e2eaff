import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Pages that are kept: with each choice of an industry there are some dozens. */
const most = 100

/** Packs a text once and keeps the newest hundred: for pages that many ask for and of which there are few. */
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
