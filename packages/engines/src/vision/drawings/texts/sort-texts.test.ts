import { expect, test } from 'vitest'
import { kindOfText } from './sort-texts.ts'
import { readTitleBlock } from './title-block.ts'

test.each([
  ['5"-YX-0856', 'line_number'],
  ['3”-VO-4614', 'line_number'],
  ['DD-11624-UB-1', 'line_number'],
  ['QR-03776', 'tag'],
  ['ERV-8-20', 'tag'],
  ['2249', 'dimension'],
  ['14"', 'dimension'],
  ['7"x1"', 'dimension'],
  ['EL +39300', 'elevation'],
  ['N 640347', 'elevation'],
  ['FOR DETAILS', 'other'],
  ['', 'other'],
])('%s is a %s', (text, kind) => {
  expect(kindOfText(text)).toBe(kind)
})

test('a field of the title block stands beside its label, or beneath it', () => {
  const texts = [
    { text: 'UNIT', confidence: 1, box: [0.7, 0.9, 0.73, 0.91] },
    { text: '18-1629', confidence: 0.9, box: [0.74, 0.9, 0.78, 0.91] },
    { text: 'TITLE:', confidence: 1, box: [0.8, 0.8, 0.85, 0.81] },
    { text: 'SMILEY', confidence: 0.8, box: [0.8, 0.82, 0.85, 0.83] },
    { text: 'SCALE', confidence: 1, box: [0.1, 0.1, 0.15, 0.11] },
  ] as const
  const found = readTitleBlock(
    texts.map((text) => ({ ...text, box: [...text.box] })),
    1.5,
  )
  expect(found.map(({ label, value }) => [label, value])).toEqual([
    ['Unit', '18-1629'],
    ['Drawing name', 'SMILEY'],
  ])
})
