import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { expect, test } from 'vitest'
import { type DocumentKind, makeDocument } from './documents.ts'

const kinds: readonly DocumentKind[] = ['bill-of-lading', 'medical-invoices', 'insurance-invoices']

test.each(kinds)('%s: the same seed draws the same document', async (kind) => {
  const [first, second] = await Promise.all([makeDocument(kind, 'tuning', 3), makeDocument(kind, 'tuning', 3)])
  expect(first.gold).toEqual(second.gold)
  expect(first.pdf.equals(second.pdf)).toBe(true)
})

test.each(kinds)('%s: eight layouts or more, none of them in both parts', async (kind) => {
  const namesOf = async (part: 'tuning' | 'unseen') =>
    new Set(await Promise.all([0, 1, 2, 3].map(async (seed) => (await makeDocument(kind, part, seed)).layout)))
  const [tuning, unseen] = await Promise.all([namesOf('tuning'), namesOf('unseen')])
  expect(tuning.size + unseen.size).toBeGreaterThanOrEqual(8)
  expect(tuning.isDisjointFrom(unseen)).toBe(true)
})

test('what the gold says stands on the page, over page ends too', async () => {
  const long = await makeDocument('bill-of-lading', 'tuning', 7)
  expect(long.pages).toBeGreaterThan(1)
  const { pages } = await readDocument(long.pdf)
  const text = pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
  for (const value of [long.gold.fields.shipper, long.gold.fields.bolNumber]) expect(text).toContain(value)
  expect(text.split(String(long.gold.lines[0]?.description)).length).toBeGreaterThan(1)
})
