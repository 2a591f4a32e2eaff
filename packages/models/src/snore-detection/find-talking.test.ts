import { probabilityStep } from '@vitrine/engines/speech/speech-probability.ts'
import { expect, test } from 'vitest'
import { findTalking } from './find-talking.ts'

/** Seconds of sound, each voiced for a share of it. */
const speech = (...shares: number[]) =>
  Float32Array.from(
    shares.flatMap((share) => {
      const steps = Math.round(1 / probabilityStep)
      return Array.from({ length: steps }, (_, step) => (step < share * steps ? 0.9 : 0.1))
    }),
  )

test('a second that is voiced nearly throughout is talking, one with a voiced part is not', () => {
  expect(findTalking(speech(1))(0, 1)).toBe(true)
  expect(findTalking(speech(0.6))(0, 1)).toBe(false)
  expect(findTalking(speech(0.6, 0.6, 0.6))(1, 2)).toBe(false)
})

test('a pause beside talking belongs to it, what is further off does not', () => {
  const isTalking = findTalking(speech(1, 0, 0, 0))
  expect(isTalking(1, 2)).toBe(true)
  expect(isTalking(3, 4)).toBe(false)
})

test('no sound has no talking', () => {
  expect(findTalking(new Float32Array(0))(0, 1)).toBe(false)
})
