import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { multilingualSpelling } from './spelling.ts'
import { lookUpPieces } from './word-vectors.ts'

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, column) => sum + value * (b[column] ?? 0), 0)

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

test('each piece gets its own vector, and words of one meaning lie near, whatever their language', async () => {
  const { cut } = await multilingualSpelling()
  const pieces = ['great', 'excellent', 'concrete', 'gut'].map((word) => BigInt(cut(word).ids[0] ?? 0))
  const found = await lookUpPieces(new Tensor('int64', BigInt64Array.from(pieces), [1, pieces.length]))
  expect(found.dims).toEqual([1, 4, 384])
  const vectors = pieces.map((_, at) => found.data.slice(at * 384, (at + 1) * 384) as Float32Array)
  const near = (a: number, b: number): number => cosine(vectors[a] ?? [], vectors[b] ?? [])
  expect(near(0, 1)).toBeGreaterThan(near(0, 2) + 0.1)
  expect(near(0, 3)).toBeGreaterThan(near(2, 3))
})
