import { expect, it } from 'vitest'
import { encodeWav } from './encode-wav.ts'

it('writes a WAV header and clipped 16-bit samples', async () => {
  const bytes = new DataView(await encodeWav(new Float32Array([0, 0.5, 2, -2]), 16_000).arrayBuffer())
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((offset) => bytes.getUint8(at + offset)))
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect(bytes.byteLength).toBe(44 + 8)
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8)
  expect(bytes.getUint32(24, true)).toBe(16_000)
  expect([44, 46, 48, 50].map((at) => bytes.getInt16(at, true))).toEqual([0, 16_384, 32_767, -32_767])
})
