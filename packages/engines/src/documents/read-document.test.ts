import { deflateSync } from 'node:zlib'
import { InputError } from '@vitrine/errors/input-error.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { describeUnread } from './describe-unread.ts'
import { defaultDocumentLimits } from './document.ts'
import { pageOfPicture } from './ocr/page-of-picture.ts'
import { preparePicture } from './picture/prepare-picture.ts'
import { readDocument } from './read-document.ts'
import { drawnPdf, drawnPicture } from './testing/drawn-document.ts'

async function problemOf(bytes: Uint8Array): Promise<string> {
  const error: unknown = await readDocument(bytes).then(
    () => 'no error',
    (reason: unknown) => reason,
  )
  return error instanceof InputError ? error.problem : String(error)
}

const blankPicture = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

describe('a PDF with a text layer', () => {
  test('gives words with their place, in reading order', async () => {
    const bytes = drawnPdf([
      [
        { text: 'Second line', x: 50, y: 130 },
        { text: 'First line', x: 50, y: 100 },
      ],
      [{ text: 'On the next page', x: 50, y: 100 }],
    ])
    const { pages } = await readDocument(bytes)
    expect(pages.map(({ source }) => source)).toEqual(['text-layer', 'text-layer'])
    expect(pages.map((page) => page.words.map((word) => word.text).join(' '))).toEqual([
      'First line Second line',
      'On the next page',
    ])
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pages[0]?.words[0]?.box ?? []
    expect(x0).toBeCloseTo(50 / 595, 2)
    expect(x1).toBeGreaterThan(x0)
    expect(y0).toBeLessThan(100 / 842)
    expect(y1).toBeGreaterThan(99 / 842)
  })

  test('keeps columns apart', async () => {
    const bytes = drawnPdf([
      [
        { text: 'Left one', x: 50, y: 100 },
        { text: 'Right one', x: 350, y: 100 },
        { text: 'Left two', x: 50, y: 114 },
        { text: 'Right two', x: 350, y: 114 },
      ],
    ])
    const { pages } = await readDocument(bytes)
    expect(pages[0]?.blocks.map((block) => block.lines.map((line) => line.text))).toEqual([
      ['Left one', 'Left two'],
      ['Right one', 'Right two'],
    ])
  })
})

describe('a picture', () => {
  test('is recognised', { timeout: 60_000 }, async () => {
    const { pages } = await readDocument(drawnPicture(['Invoice number 4711', 'Total 25.50']))
    expect(pages[0]?.source).toBe('ocr')
    expect(pages[0]?.words.map((word) => word.text)).toEqual(['Invoice', 'number', '4711', 'Total', '25.50'])
  })

  test('stops in the middle of recognition', { timeout: 60_000 }, async () => {
    const signal = AbortSignal.timeout(150)
    const crowded = drawnPicture(
      Array.from({ length: 60 }, () => 'Many words to be recognised on this line'),
      { width: 2000 },
    )
    await expect(readDocument(crowded, { signal })).rejects.toThrow(/abort|timeout/i)
  })

  test('stops when aborted', { timeout: 60_000 }, async () => {
    const controller = new AbortController()
    const reading = readDocument(drawnPicture(['Some text']), { signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(reading).rejects.toThrow('cancelled')
  })
})

function pdfOfObjects(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const zeros = '00'.repeat(32)
const encryptedPdf = pdfOfObjects(
  [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${zeros}> /U <${zeros}> >>`,
  ],
  `/Encrypt 4 0 R /ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>]`,
)

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A one-bit grey PNG that says its size and holds a single row. */
function pngWithoutPixels(side: number, height = side): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = deflateSync(Buffer.alloc(side / 8 + 1))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', row), chunk('IEND', Buffer.alloc(0))])
}

describe('bad input', () => {
  test('empty', async () => expect(await problemOf(new Uint8Array())).toBe('input-empty'))

  test('of another type', async () =>
    expect(await problemOf(Buffer.from('PK\u0003\u0004 something'))).toBe('type-unsupported'))

  test('a damaged PDF', async () => {
    expect(
      await problemOf(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 9 0 R >>\n%%EOF')),
    ).toBe('input-damaged')
  })

  test('a PDF cut in half', async () => {
    const whole = drawnPdf([[{ text: 'Some text', x: 50, y: 50 }]])
    expect(['input-damaged', 'text-not-found']).toContain(await problemOf(whole.slice(0, whole.length / 2)))
  })

  test('a PDF behind a password', async () => expect(await problemOf(encryptedPdf)).toBe('pdf-encrypted'))

  test('a PDF without pages', async () => {
    expect(['pdf-without-pages', 'input-damaged']).toContain(
      await problemOf(pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])),
    )
  })

  test('a PDF whose only page is the list of pages itself', async () => {
    const looped = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']
    expect(await problemOf(pdfOfObjects(looped))).toBe('input-damaged')
  })

  test('too many pages', async () => {
    const pages = Array.from({ length: 21 }, () => [{ text: 'Page', x: 50, y: 50 }])
    expect(await problemOf(drawnPdf(pages))).toBe('page-limit')
  })

  test('a page of 10 m', async () => {
    expect(await problemOf(drawnPdf([[{ text: 'A banner', x: 50, y: 50 }]], { width: 28_346, height: 842 }))).toBe(
      'page-too-large',
    )
  })

  test('a picture of 20,000 × 20,000 pixels is refused by its header alone', async () => {
    // Decoding it would find that its pixels are missing.
    expect(await problemOf(pngWithoutPixels(20_000))).toBe('pixel-limit')
    expect(await problemOf(pngWithoutPixels(2_000))).toBe('input-damaged')
  })

  test('a picture of 100 × 65,535 is refused by the length of its side', async () => {
    expect(await problemOf(pngWithoutPixels(100, 65_535))).toBe('pixel-limit')
  })

  test('a picture one pixel wide is refused, a strip is not blown up to a page', async () => {
    expect(await problemOf(await blankPicture(1, 900))).toBe('picture-too-small')
    const prepared = await preparePicture(await blankPicture(20, 2000), defaultDocumentLimits)
    expect(prepared.width * prepared.height).toBeLessThan(1_000_000)
  })

  test('a blank page', { timeout: 60_000 }, async () =>
    expect(await problemOf(drawnPicture([]))).toBe('text-not-found'),
  )
})

const threeLines = () => drawnPicture(['A line that is read', 'Another line', 'A third one'])

describe('a page that takes too long', () => {
  test('says which lines stayed unread', async () => {
    const read = await pageOfPicture(await preparePicture(threeLines(), defaultDocumentLimits), {
      page: 1,
      signal: undefined,
      rulings: false,
      maxPageSeconds: -1,
    })
    expect(read).toMatchObject({ words: [], unreadLines: 3 })
    expect(describeUnread({ pages: [read] })).toMatch(/partial answer: 3 lines on page 1.*Run it again/)
  })

  test('of which nothing was read is no empty page', async () => {
    const remarks: string[] = []
    const reading = readDocument(threeLines(), {
      limits: { maxPageSeconds: -1 },
      remark: (words) => remarks.push(words),
    })
    await expect(reading).rejects.toMatchObject({ problem: 'page-too-complex' })
    expect(remarks).toHaveLength(1)
  })

  test('leaves nothing to remark where there was time', async () => {
    const remarks: string[] = []
    await readDocument(threeLines(), { remark: (words) => remarks.push(words) })
    expect(remarks).toEqual([])
  })
})
