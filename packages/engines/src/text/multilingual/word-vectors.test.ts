import { at } from '@vitrine/basics/at.ts'
import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { multilingualSpelling } from './spelling.ts'
import { lookUpPieces } from './word-vectors.ts'

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, column) => sum + value * at(b, column), 0)

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

test('each piece gets its own vector, and words of one meaning lie near, whatever their language', async () => {
  const { cut } = await multilingualSpelling()
  const pieces = ['great', 'excellent', 'concrete', 'gut'].map((word) => BigInt(at(cut(word).ids, 0)))
  const found = await lookUpPieces(new Tensor('int64', BigInt64Array.from(pieces), [1, pieces.length]))
  expect(found.dims).toEqual([1, 4, 384])
  const vectors = pieces.map((_, row) => found.data.slice(row * 384, (row + 1) * 384) as Float32Array)
  const near = (a: number, b: number): number => cosine(vectors[a] ?? [], vectors[b] ?? [])
  expect(near(0, 1)).toBeGreaterThan(near(0, 2) + 0.1)
  expect(near(0, 3)).toBeGreaterThan(near(2, 3))
})
