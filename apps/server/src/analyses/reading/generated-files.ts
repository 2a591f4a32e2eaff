import type { FileStore } from '../../files/file-store.ts'
import type { AddressSigner } from '../../files/sign-address.ts'
import type { RunAnswer } from '../worker/messages.ts'

/**
 * The row of an answer holds references to the pictures and sounds that its engine made, and the files are in the store;
 * readers of the analysis get signed addresses.
 */

const scheme = 'stored-file:'

/** An answer whose files are in the store; `files` are their keys, to be owned by the row. */
export interface StoredAnswer {
  answer: Omit<RunAnswer, 'files'>
  files: string[]
}

export async function storeGeneratedFiles(
  { files: made, ...answer }: RunAnswer,
  store: FileStore,
): Promise<StoredAnswer> {
  const files: string[] = []
  let { output, blocks } = answer
  for (const { reference, extension, bytes } of made) {
    const key = await store.add(bytes, extension)
    files.push(key)
    output = output.replaceAll(reference, `${scheme}${key}`)
    blocks = blocks.replaceAll(reference, `${scheme}${key}`)
  }
  return { answer: { ...answer, output, blocks }, files }
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
