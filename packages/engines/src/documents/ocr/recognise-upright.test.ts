import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { drawnPicture } from '../testing/drawn-document.ts'

const lines = [
  'Bill of lading number AB4711',
  'Shipper Miller Foods Limited',
  'Consignee Harbor Trading Company',
  'Total weight 12450 pounds',
]

test.each([180, 90])('a page turned by %i degrees is read upright', { timeout: 180_000 }, async (turn) => {
  const turned = await sharp(drawnPicture(lines)).rotate(turn).png().toBuffer()
  const { pages } = await readDocument(turned)
  const text = pages[0]?.lines.map((line) => line.text).join('\n')
  expect(text).toContain('Miller Foods')
  expect(text).toContain('12450')
})
