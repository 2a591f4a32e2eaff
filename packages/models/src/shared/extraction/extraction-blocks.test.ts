import { expect, test } from 'vitest'
import { presentExtraction } from './extraction-blocks.ts'
import type { TextRead } from './extraction-schema.ts'

const titlesFor = (date: TextRead) =>
  presentExtraction({
    fields: [{ name: 'date', label: 'Invoice date', read: date }],
    checks: [],
    reading: { source: 'text-layer', pages: [{ aspectRatio: 0.7 }] },
    checkTitles: {},
    nothingLike: { title: 'No invoice', text: '', essential: ['date'] },
    optional: [],
    table: null,
  }).flatMap((block) => (block.kind === 'notice' ? [`${block.title}. ${block.text}`] : []))

const read: Omit<NonNullable<TextRead>, 'confidence'> = {
  value: '2026-11-04',
  text: '11/04/2026',
  page: 1,
  box: [0, 0, 0.1, 0.1],
}

test('a date with two readings is said with both', () => {
  expect(titlesFor({ ...read, confidence: 0.5 })).toContain(
    'Invoice date: a date with two readings. “11/04/2026” may be 4 November 2026 or 11 April 2026. Nothing on the page settles which.',
  )
})

test('a date whose order the page settles is not doubted', () => {
  expect(titlesFor({ ...read, confidence: 0.9 })).toEqual([])
})
