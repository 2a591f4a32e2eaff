import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

/** A PDF of one page whose text layer is these drawing steps. */
function pdfOf(content: string): Uint8Array {
  const packed = deflateSync(content)
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${font} >> >> /Contents 4 0 R >>`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ])
}

const crowd = (words: number) =>
  pdfOf(
    `BT /F1 6 Tf 10 780 Td ${Array.from({ length: words }, (_, index) => `(word${index} ) Tj 0 -0.1 Td`).join(' ')} ET`,
  )

test('of a page that holds more words than anybody prints, the first are read, and the rest is named', async () => {
  const remarks: string[] = []
  const { pages } = await readDocument(crowd(1500), {
    limits: { maxPageWords: 1000 },
    rulings: true,
    remark: (sentence) => void remarks.push(sentence),
  })
  expect(pages[0]?.words).toHaveLength(1000)
  expect(pages[0]?.rulings).toBeUndefined()
  expect(remarks).toEqual([
    'This is a partial answer: 500 words on page 1 stayed unread, since that is more than is read of a page.',
  ])
})

test('a full page is read whole', async () => {
  const remarks: string[] = []
  const { pages } = await readDocument(crowd(1500), { remark: (sentence) => void remarks.push(sentence) })
  expect(pages[0]?.words).toHaveLength(1500)
  expect(remarks).toEqual([])
})
