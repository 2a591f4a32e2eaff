import { createHash } from 'node:crypto'

/** A fold 0 … count − 1 from the text alone, the same for texts that differ only in case, spaces and punctuation. */
export function foldOf(text: string, count: number): number {
  const compact = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return Number.parseInt(createHash('sha256').update(compact).digest('hex').slice(0, 8), 16) % count
}
