import { expect, test } from 'vitest'
import { tokenTimes } from './word-times.ts'

test('tokens are found where the attention listens for each of them', () => {
  const moments = [0.4, 1, 2.2, 3]
  const attention = moments.map((moment) =>
    Array.from({ length: 8 }, () =>
      Float32Array.from({ length: 1500 }, (_, frame) => Math.exp(-(((frame / 50 - moment) / 0.15) ** 2))),
    ),
  )
  const times = tokenTimes(attention, 4)
  expect(times[0]).toBe(0)
  for (const [index, moment] of moments.slice(1).entries()) {
    // A token begins between its own moment and the one before it.
    expect(times[index + 1]).toBeLessThanOrEqual(moment)
    expect(times[index + 1]).toBeGreaterThanOrEqual(moments[index] ?? 0)
  }
})
