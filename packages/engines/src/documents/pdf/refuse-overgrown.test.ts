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

const object = (number: number, dictionary: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ])

test('millions of drawing steps in a few kilobytes are refused before they are parsed', async () => {
  const refusal = { problem: 'page-too-complex' }
  expect(() => refuseOvergrown(pdfOf('q Q '.repeat(1_000_000)))).toThrow(expect.objectContaining(refusal))
  expect(() => refuseOvergrown(pdfOf('0 0 m 10 10 l S '.repeat(3_000_000)))).toThrow(expect.objectContaining(refusal))
  await expect(readDocument(pdfOf('q Q '.repeat(1_000_000)))).rejects.toMatchObject(refusal)
})

test('a page that keeps thousands of drawing states is refused before it is parsed', async () => {
  const refusal = { problem: 'page-too-complex', message: 'A page keeps more than 3,000 drawing states at once.' }
  await expect(readDocument(pdfOf('q 1 0 0 1 0 0 cm '.repeat(500_000)))).rejects.toMatchObject(refusal)
  // Not packed, and parted among the streams of one page.
  const many = Array.from({ length: 4 }, (_, index) => object(index + 10, '', 'q\n'.repeat(1000)))
  const page = Buffer.from('5 0 obj << /Type /Page /Contents [10 0 R 11 0 R 12 0 R 13 0 R] >> endobj\n')
  expect(() => refuseOvergrown(Buffer.concat([page, ...many]))).toThrow(expect.objectContaining(refusal))
  expect(() => refuseOvergrown(Buffer.concat(many))).not.toThrow()
})

test('a full page, a large picture and a torn stream pass', () => {
  expect(() => refuseOvergrown(pdfOf('10 20 30 40 re f '.repeat(300_000)))).not.toThrow()
  expect(() => refuseOvergrown(pdfOf('q '.repeat(2_000_000), '/Subtype /Image '))).not.toThrow()
  expect(() => refuseOvergrown(pdfOf('q '.repeat(2_000_000)).slice(0, 3000))).not.toThrow()
})

/** Each form draws the next one `times` times; `where` says how it refers to it. */
function formsIn(
  depth: number,
  times: number,
  where: (next: number) => string,
  pack = (text: string): string | Buffer => text,
): Buffer {
  const packed = pack('') === '' ? '' : '/Filter /FlateDecode'
  const forms = Array.from({ length: depth }, (_, index) => {
    const last = index === depth - 1
    const resources = last ? '' : `/Resources ${where(index + 11)}`
    const content = last ? '0 0 m 9 9 l S' : '/Leaf Do '.repeat(times)
    return object(index + 10, `/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${packed} ${resources}`, pack(content))
  })
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...forms])
}

const inline = (next: number) => `<< /XObject << /Leaf ${next} 0 R >> >>`

const referred = (next: number) => `${79 + next} 0 R`

const stampedPage = (times: number) =>
  Buffer.concat([
    formsIn(5, 9, inline),
    Buffer.from('5 0 obj << /Type /Page /Contents 6 0 R /Resources << /XObject << /Stamp 10 0 R >> >> >> endobj\n'),
    object(6, '', '/Stamp Do '.repeat(times)),
  ])

const repeatingPage = (times: number) =>
  Buffer.from(`%PDF-1.7\n4 0 obj << /Type /Page /Contents [ ${'5 0 R '.repeat(times)}] >> endobj\n`)

test('forms that draw one another by the thousand are refused, however they are written down', async () => {
  const refusal = expect.objectContaining({ problem: 'page-too-complex' })
  expect(() => refuseOvergrown(formsIn(7, 8, inline))).toThrow(refusal)
  expect(() => refuseOvergrown(formsIn(7, 8, inline, deflateSync))).toThrow(refusal)
  expect(() => refuseOvergrown(formsIn(20_000, 1, inline))).toThrow(refusal)
  const apart = Array.from({ length: 6 }, (_, index) => `${90 + index} 0 obj ${inline(11 + index)} endobj\n`).join('')
  expect(() => refuseOvergrown(Buffer.concat([formsIn(7, 8, referred), Buffer.from(apart)]))).toThrow(refusal)
  const dictionaries = Array.from({ length: 6 }, (_, index) => inline(11 + index))
  const offsets = dictionaries
    .map((_, index) => `${90 + index} ${dictionaries.slice(0, index).join(' ').length}`)
    .join(' ')
  const together = `/Type /ObjStm /N 6 /First ${offsets.length + 1}`
  const packed = object(80, together, `${offsets} ${dictionaries.join(' ')}`)
  expect(() => refuseOvergrown(Buffer.concat([formsIn(7, 8, referred), packed]))).toThrow(refusal)
})

test('a page that draws a large form a hundred times is refused; forms as people make them, and one that holds itself, pass', () => {
  expect(() => refuseOvergrown(stampedPage(100))).toThrow(expect.objectContaining({ problem: 'page-too-complex' }))
  expect(() => refuseOvergrown(stampedPage(3))).not.toThrow()
  expect(() => refuseOvergrown(formsIn(4, 9, () => inline(10)))).not.toThrow()
})

test('a page that is made of one stream again and again is refused', () => {
  expect(() => refuseOvergrown(repeatingPage(300))).toThrow(expect.objectContaining({ problem: 'page-too-complex' }))
  expect(() => refuseOvergrown(repeatingPage(3))).not.toThrow()
})

test('objects that are there a thousand times and never close are refused before the parser looks for them', async () => {
  const refusal = { problem: 'page-too-complex', message: 'The PDF has objects again and again that are not closed.' }
  const open = `7 0 obj\n<< /Type /Font /Name (never closed ${'x'.repeat(700)}\nendobj\n`
  await expect(readDocument(Buffer.from(`%PDF-1.4\n${open.repeat(3000)}`))).rejects.toMatchObject(refusal)
  // A form that was filled in and saved again and again has its objects as often, but whole.
  const whole = `7 0 obj\n<< /Type /Annot /V (${'x'.repeat(700)}) >>\nendobj\n`
  expect(() => refuseOvergrown(Buffer.from(`%PDF-1.4\n${whole.repeat(3000)}`))).not.toThrow()
})
