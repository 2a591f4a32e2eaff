import { expect, test } from 'vitest'
import type { Word } from '../document.ts'
import { readDocument } from '../read-document.ts'
import { isLegible } from './is-legible.ts'

const wordsOf = (text: string): Word[] =>
  text.split(' ').map((word) => ({ text: word, page: 1, box: [0, 0, 0.1, 0.1], confidence: 1 }))

test.each([
  ['Received with thanks from the tenant', true],
  ['\uF0B7 rent for April \uF0B7 water and waste', true],
  ['Thank you for your order \uE001\uE002', true],
  ['Rec\0ived with th\0nks from th\0 tenant', false],
  ['\uE010\uE020\uE030 \uE011\uE012 \uE013\uE014\uE015', false],
  ['Page 2', false],
])('%j is legible: %s', (text, legible) => {
  expect(isLegible(wordsOf(text))).toBe(legible)
})

const stream = (body: string): string => `<</Length ${body.length}>>\nstream\n${body}\nendstream`

/** One page of Helvetica whose Unicode map has no 'o' and no 's', as some programs write for letters of two alphabets. */
function pdfWithHoles(lines: readonly string[]): Uint8Array {
  const pairs = Array.from({ length: 95 }, (_, index) => {
    const code = 32 + index
    const hex = code.toString(16)
    return `<${hex}> <00${'os'.includes(String.fromCodePoint(code)) ? '00' : hex}>`
  })
  const map = `begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar\nendcmap`
  const content = lines.map((line, index) => `BT /F 18 Tf 60 ${760 - 30 * index} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream(map),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`, 'latin1')
}

test('a page whose letters have holes is recognised from its picture', { timeout: 60_000 }, async () => {
  const { pages } = await readDocument(pdfWithHoles(['Statement of Mrs Rosso', 'Owed to the shop on Monday']))
  expect(pages[0]?.source).toBe('ocr')
  expect(pages[0]?.words.map(({ text }) => text).join(' ')).toBe('Statement of Mrs Rosso Owed to the shop on Monday')
})
