import { expect, test } from 'vitest'
import { encodeSentences } from './encode-sentences.ts'

const dot = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0

test('what says the same in other words is near, whatever else is in the batch', async () => {
  const [asked, same, other] = await encodeSentences([
    'How much time off do new mothers get?',
    'Maternity leave lasts sixteen weeks.',
    `The warehouse in Leeds was sold. ${'It stood empty for years. '.repeat(80)}`,
  ])
  expect(dot(asked, same)).toBeGreaterThan(0.35)
  expect(dot(asked, other)).toBeLessThan(0.2)
  const [alone] = await encodeSentences(['Maternity leave lasts sixteen weeks.'])
  expect(dot(alone, same)).toBeGreaterThan(0.98)
  expect(dot(same, same)).toBeCloseTo(1, 3)
})

test('an empty text has a vector too, and an aborted run stops', async () => {
  expect((await encodeSentences(['']))[0]).toHaveLength(384)
  expect(await encodeSentences([])).toEqual([])
  await expect(encodeSentences(['a'], { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
