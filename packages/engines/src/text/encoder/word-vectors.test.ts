import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { weightOf } from './onnx-weights.ts'
import { lookUpWords } from './word-vectors.ts'

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

test('each piece gets its own vector, and words of one meaning lie near', async () => {
  // 'great', 'excellent', 'concrete', as in vocabulary.txt.
  const found = await lookUpWords(new Tensor('int64', BigInt64Array.from([2307n, 6581n, 5509n]), [1, 3]))
  expect(found.dims).toEqual([1, 3, 384])
  const [great, excellent, concrete] = [0, 1, 2].map((at) => found.data.slice(at * 384, (at + 1) * 384) as Float32Array)
  expect(cosine(great ?? [], excellent ?? [])).toBeGreaterThan(cosine(great ?? [], concrete ?? []) + 0.1)
})

test('a weight that is not there is said to be missing', () => {
  expect(() => weightOf(Buffer.from([0x3a, 0x00]), 'places')).toThrow('no weight places')
})
