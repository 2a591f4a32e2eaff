import { z } from 'zod'
import type { TermModel } from './term-model.ts'

const magic = 'VTM1'

const headerSchema = z.object({
  classes: z.array(z.string()).min(1),
  options: z.object({
    wordNgrams: z.int().min(1).max(3),
    charNgrams: z.tuple([z.int(), z.int()]).nullable(),
    charWeight: z.number().min(0),
    padding: z.object({ words: z.number().min(0), characters: z.number().min(0) }).optional(),
  }),
  terms: z.int().min(1),
  rarityStep: z.number().positive(),
  scales: z.array(z.number()),
  biases: z.array(z.number()),
  extra: z.record(z.string(), z.number()),
})

/**
 * Reads a vocabulary with its weights: the four letters VTM1, the header's length (uint32, little endian), the header (JSON), then for each
 * term its hash (uint32, little endian), all rarities (uint8) and all weights (int8).
 * Throws a plain Error if the file is invalid: a defect of ours, never of the input.
 */
export function readTermModel(bytes: Uint8Array): TermModel {
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== magic) {
    throw new Error('Not a VTM1 weights file')
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const headerLength = view.getUint32(4, true)
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength))))
  const { terms: count, ...rest } = header
  const start = 8 + headerLength
  const expected = start + count * (5 + header.classes.length)
  if (bytes.length !== expected) throw new Error(`Weights file holds ${bytes.length} bytes, expected ${expected}`)
  const hashes = Uint32Array.from({ length: count }, (_, row) => view.getUint32(start + 4 * row, true))
  // Copied, because the bytes of a file may be a view of a larger buffer that is reused.
  const rarities = Uint8Array.from(bytes.subarray(start + 4 * count, start + 5 * count))
  const weights = new Int8Array(Uint8Array.from(bytes.subarray(start + 5 * count)).buffer)
  return { ...rest, hashes, rarities, weights }
}

/** The inverse of {@link readTermModel}. */
export function writeTermModel({ hashes, rarities, weights, ...rest }: TermModel): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify({ ...rest, terms: hashes.length }))
  const start = 8 + header.length
  const bytes = new Uint8Array(start + hashes.length * 5 + weights.length)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(magic))
  view.setUint32(4, header.length, true)
  bytes.set(header, 8)
  hashes.forEach((hash, row) => {
    view.setUint32(start + 4 * row, hash, true)
  })
  bytes.set(rarities, start + 4 * hashes.length)
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), start + 5 * hashes.length)
  return bytes
}
