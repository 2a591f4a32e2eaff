import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { expect, test } from 'vitest'
import { overallConfidence } from './overall-confidence.ts'

const fields = (...items: [name: string, value: string | null, confidence: number | null][]): Block => ({
  kind: 'fields',
  items: items.map(([name, value, confidence]) => ({ name, label: name, value, confidence, place: null })),
})
const voice: Block = { kind: 'labels', known: false, items: [{ label: 'Angry', confidence: 0.81 }] }

test('a part of the answer, however sure, does not stand for the whole', () => {
  expect(overallConfidence([fields(['overall', 'neutral', 0.24], ['voice', 'negative', 0.81]), voice])).toBe(0.24)
})

test('without a figure for the whole the first label counts, then the mean of what was found', () => {
  expect(overallConfidence([fields(['total', '12.00', 0.5]), voice])).toBe(0.81)
  expect(overallConfidence([fields(['total', '12.00', 0.5], ['date', '1 May', 1], ['tax', null, 0])])).toBe(0.75)
  expect(overallConfidence([{ kind: 'notice', tone: 'info', text: 'Nobody speaks.' }])).toBeNull()
})
