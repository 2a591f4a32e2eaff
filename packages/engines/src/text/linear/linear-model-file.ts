import { z } from 'zod'
import type { LinearModel } from './linear-model.ts'

const magic = 'VLM1'

const headerSchema = z.object({
  classes: z.array(z.string()).min(1),
  features: z.object({
    bits: z.int().min(8).max(22),
    wordNgrams: z.int().min(1).max(3),
    charNgrams: z.tuple([z.int(), z.int()]).nullable(),
    charWeight: z.number().min(0),
  }),
  scales: z.array(z.number()),
  biases: z.array(z.number()),
  extra: z.record(z.string(), z.number()),
})

/**
 * Reads a weights file: the four letters VLM1, the header's length (uint32, little endian), the header (JSON), then the int8 weights.
 * Throws a plain Error if the file is invalid: a defect of ours, never of the input.
 */
export function readLinearModel(bytes: Uint8Array): LinearModel {
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== magic)
    throw new Error('Not a VLM1 weights file')
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength))))
  const body = bytes.slice(8 + headerLength)
  const weights = new Int8Array(body.buffer, body.byteOffset, body.byteLength)
  const expected = 2 ** header.features.bits * header.classes.length
  if (weights.length !== expected) throw new Error(`Weights file holds ${weights.length} weights, expected ${expected}`)
  return { ...header, weights }
}

/** The inverse of {@link readLinearModel}. */
export function writeLinearModel({ weights, ...header }: LinearModel): Uint8Array {
  const headerBytes = new TextEncoder().encode(JSON.stringify(header))
  const bytes = new Uint8Array(8 + headerBytes.length + weights.length)
  bytes.set(new TextEncoder().encode(magic))
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true)
  bytes.set(headerBytes, 8)
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 8 + headerBytes.length)
  return bytes
}
