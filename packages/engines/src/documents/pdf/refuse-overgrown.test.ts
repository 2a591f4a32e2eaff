import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { refuseOvergrown } from './refuse-overgrown.ts'

function pdfOf(content: string, dictionary = ''): Uint8Array {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode ${dictionary}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

test('millions of drawing steps in a few kilobytes are refused before they are parsed', async () => {
  const refusal = { problem: 'page-too-complex' }
  expect(() => refuseOvergrown(pdfOf('q '.repeat(2_000_000)))).toThrow(expect.objectContaining(refusal))
  expect(() => refuseOvergrown(pdfOf('0 0 m 10 10 l S '.repeat(3_000_000)))).toThrow(expect.objectContaining(refusal))
  await expect(readDocument(pdfOf('q '.repeat(2_000_000)))).rejects.toMatchObject(refusal)
})

test('a full page, a large picture and a torn stream pass', () => {
  expect(() => refuseOvergrown(pdfOf('10 20 30 40 re f '.repeat(300_000)))).not.toThrow()
  expect(() => refuseOvergrown(pdfOf('q '.repeat(2_000_000), '/Subtype /Image '))).not.toThrow()
  expect(() => refuseOvergrown(pdfOf('q '.repeat(2_000_000)).slice(0, 3000))).not.toThrow()
})
