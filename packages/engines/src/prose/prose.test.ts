import { expect, test } from 'vitest'
import { readDocument } from '../documents/read-document.ts'
import { drawnPdf } from '../documents/testing/drawn-document.ts'
import { rowTextOf } from './row-text.ts'
import { runningTextOf } from './running-text.ts'

const page = [
  { text: 'Patient:', x: 60, y: 60 },
  { text: 'Ada Fernandes', x: 200, y: 60 },
  { text: 'HISTORY', x: 60, y: 100 },
  { text: 'She was well until last week, when she woke with a sharp pain below the ribs that went', x: 60, y: 130 },
  { text: 'through to her back. It has not come again since then, and she has eaten as she always did', x: 60, y: 146 },
  { text: 'before.', x: 60, y: 162 },
  { text: '• No fever', x: 60, y: 200 },
  { text: '• No cough', x: 60, y: 216 },
]

test('lines of a paragraph are joined, headings and items are not', async () => {
  const { text } = runningTextOf(await readDocument(drawnPdf([page])))
  expect(text).toContain('that went through to her back.')
  expect(text).toContain('as she always did before.')
  expect(text).toMatch(/HISTORY\n+She was/)
  expect(text).toMatch(/• No fever\n+• No cough/)
})

test('a stretch of text is found again on its page', async () => {
  const placed = runningTextOf(await readDocument(drawnPdf([[], page])))
  const quote = 'sharp pain below the ribs that went through'
  const start = placed.text.indexOf(quote)
  const place = placed.placeOf(start, start + quote.length)
  expect(place?.page).toBe(2)
  // Two lines: from the height of the first to that of the second.
  expect(place?.box[1]).toBeGreaterThan(110 / 842)
  expect(place?.box[1]).toBeLessThan(130 / 842)
  expect(place?.box[3]).toBeGreaterThan(140 / 842)
  expect(place?.box[3]).toBeLessThan(155 / 842)
  expect(placed.placeOf(placed.text.length, placed.text.length + 5)).toBeNull()
})

test('a form is read by rows, a tab between cells', async () => {
  const { text } = rowTextOf(await readDocument(drawnPdf([page])))
  expect(text).toMatch(/^Patient:\tAda Fernandes\n/)
})

const cells = (y: number, ...texts: string[]) => texts.map((text, column) => ({ text, x: 60 + 130 * column, y }))

test('cells side by side are read as rows, not down their columns', async () => {
  const table = [
    ...cells(60, 'Tablet', 'Strength', 'Change'),
    ...cells(110, 'Ramipril', '5 mg', 'doubled'),
    ...cells(160, 'Ibuprofen', '400 mg', 'stopped'),
    ...cells(210, 'Folic acid', '1 mg', 'goes on'),
  ]
  const { text } = runningTextOf(await readDocument(drawnPdf([table])))
  expect(text).toMatch(/Ramipril 5 mg doubled\n+Ibuprofen 400 mg stopped\n+Folic acid 1 mg goes on/)
})
