import type { Box } from '@vitrine/engines/vision/box.ts'
import { expect, test } from 'vitest'
import { kindOf } from './video-question.ts'
import { wayOf } from './ways-of-things.ts'

const seenAt = (...boxes: Box[]) => ({
  sightings: boxes.map((box, time) => ({ time, label: 'horse' as const, confidence: 0.8, box })),
})

test.each([
  ['to the left', [0.7, 0.4, 0.9, 0.6], [0.1, 0.42, 0.3, 0.62]],
  ['to the right', [0.1, 0.4, 0.3, 0.6], [0.5, 0.4, 0.7, 0.6]],
  ['up', [0.4, 0.7, 0.5, 0.9], [0.42, 0.1, 0.52, 0.3]],
  ['down and to the right', [0.1, 0.1, 0.2, 0.2], [0.6, 0.7, 0.7, 0.8]],
] satisfies [string, Box, Box][])('a thing goes %s', (way, from, to) => {
  expect(wayOf(seenAt(from, [0.4, 0.4, 0.5, 0.5], to))).toBe(way)
})

test('what comes back to where it was goes no way', () => {
  expect(wayOf(seenAt([0.1, 0.1, 0.2, 0.2], [0.7, 0.1, 0.8, 0.2], [0.12, 0.1, 0.22, 0.2]))).toBeNull()
})

test.each([
  ['Which direction is the horse running?', 'direction'],
  ['In what direction do the cars travel?', 'direction'],
  ['What way did the bus go?', 'direction'],
  ['Which way is the woman looking?', 'other'],
  ['Can anyone be heard?', 'sound'],
  ['Is someone talking?', 'sound'],
  ['Is the woman talking?', 'presence'],
])('%s', (question, kind) => {
  expect(kindOf(question)).toBe(kind)
})
