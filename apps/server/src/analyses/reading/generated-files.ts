import { Readable } from 'node:stream'
import type { FileStore } from '../../files/file-store.ts'
import type { AddressSigner } from '../../files/sign-address.ts'
import type { RunAnswer } from '../worker/messages.ts'

/**
 * Engines are pure: they return a generated picture or sound as a data URL in their output. The row stores a reference
 * instead, and the file is in the store; readers of the analysis get a signed address.
 */

const extensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['audio/wav', 'wav'],
])

// A string in JSON text that consists of a data URL only: base64 needs no escapes, so the text need not be parsed.
const dataUrl = /(?<!\\)"data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})"/g

const scheme = 'stored-file:'

/** An answer whose files are in the store; `files` are their keys, to be owned by the row. */
export async function storeGeneratedFiles(
  answer: RunAnswer,
  store: FileStore,
): Promise<{ answer: RunAnswer; files: string[] }> {
  const keys = new Map<string, string>()
  for (const [whole, mediaType = '', base64 = ''] of `${answer.output} ${answer.blocks}`.matchAll(dataUrl)) {
    const extension = extensions.get(mediaType)
    if (extension === undefined || keys.has(whole)) continue
    const bytes = Buffer.from(base64, 'base64')
    const { key } = await store.write(Readable.from([bytes]), bytes.length)
    keys.set(whole, await store.settle(key, extension))
  }
  const refer = (json: string): string =>
    json.replace(dataUrl, (whole) => (keys.has(whole) ? JSON.stringify(`${scheme}${keys.get(whole)}`) : whole))
  if (keys.size === 0) return { answer, files: [] }
  return {
    answer: { ...answer, output: refer(answer.output), blocks: refer(answer.blocks) },
    files: [...keys.values()],
  }
}

/** Replaces references to files that the row owns by signed addresses; any other text is unchanged. */
export function signGeneratedFiles<Value>(
  value: Value,
  owned: readonly string[],
  signer: AddressSigner,
  seconds: number,
): Value {
  if (owned.length === 0) return value
  const sign = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const key = part.startsWith(scheme) ? part.slice(scheme.length) : ''
      return owned.includes(key) ? signer.sign(key, seconds) : part
    }
    if (Array.isArray(part)) return part.map(sign)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, sign(inner)]))
  }
  // The cast: strings remain strings, and nothing else changes.
  return sign(value) as Value
}
