import { seededRandom } from '@vitrine/basics/seeded-random.ts'

/** White noise so many decibels below the sound, over all of it; the same each time. */
export function withNoise(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length)
  const level = Math.sqrt(power) * 10 ** (-decibels / 20)
  const random = seededRandom(11)
  // Twelve uniform numbers make a normal one.
  return samples.map((value) => {
    let sum = -6
    for (let turn = 0; turn < 12; turn++) sum += random()
    return Math.max(-1, Math.min(1, value + level * sum))
  })
}
