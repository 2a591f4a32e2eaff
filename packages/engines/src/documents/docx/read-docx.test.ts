import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocx } from './read-docx.ts'

/** A ZIP archive of one packed entry. `claimed` is the size that its directory says it unpacks to. */
function archive(name: string, content: string, claimed = content.length): Uint8Array {
  const packed = deflateRawSync(Buffer.from(content))
  const title = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(title.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(claimed, 24)
  central.writeUInt16LE(title.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + title.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, title, packed, central, title, end]))
}

const wordFile = (body: string): Uint8Array =>
  archive('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`)
const paragraph = (text: string): string => `<w:p><w:pPr/><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`

/** What is thrown. */
function refused(bytes: Uint8Array): unknown {
  try {
    readDocx(bytes)
  } catch (error) {
    return error
  }
  return null
}

test('paragraphs are lines, entities are read, runs of one word belong together', () => {
  const body = `${paragraph('Smith &amp; Sons')}<w:p><w:r><w:t>Pay</w:t></w:r><w:r><w:t>ment &#8364; 5</w:t></w:r></w:p>`
  expect(readDocx(wordFile(body))).toBe('Smith & Sons\nPayment € 5')
})

test('entities of the document’s own are neither opened nor multiplied', () => {
  const laughs = Array.from({ length: 30 }, (_, level) => `<!ENTITY l${level + 1} "&l${level};&l${level};">`).join('')
  const kind = `<!DOCTYPE d [<!ENTITY own "opened"><!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY l0 "ha">${laughs}]>`
  const body = `<w:body>${paragraph('A &own; &file; &l30; B')}</w:body>`
  const text = readDocx(archive('word/document.xml', `${kind}<w:document>${body}</w:document>`))
  expect(text).toMatch(/^A .* B$/)
  expect(text).not.toMatch(/opened|root:|ha/)
})

test('cells of a row stand on one line', () => {
  const table = `<w:tbl><w:tr>${cell('Fee')}${cell('12.00')}</w:tr><w:tr>${cell('Tax')}${cell('2.40')}</w:tr></w:tbl>`
  expect(readDocx(wordFile(table))).toBe('Fee\t12.00\nTax\t2.40')
})

test('deleted text and the codes of fields are not read', () => {
  const body = `<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>new</w:t></w:r></w:p>`
  expect(readDocx(wordFile(body))).toBe('new')
})

test('what is no document, is protected, empty or a bomb is refused with a way out', () => {
  const hint = expect.any(String)
  expect(refused(new TextEncoder().encode('PK and nothing else'))).toMatchObject({ problem: 'input-damaged', hint })
  expect(refused(archive('xl/workbook.xml', '<a/>'))).toMatchObject({ problem: 'input-damaged' })
  expect(refused(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toMatchObject({ problem: 'input-damaged', hint })
  expect(refused(wordFile(paragraph(' ')))).toMatchObject({ problem: 'text-not-found' })
  expect(refused(archive('word/document.xml', 'x', 2 ** 31))).toMatchObject({ problem: 'input-too-large', hint })
  // The directory may lie about the size.
  expect(refused(archive('word/document.xml', 'x'.repeat(21 * 1_048_576), 10))).toMatchObject({
    problem: 'input-too-large',
  })
})
