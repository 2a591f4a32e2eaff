import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Box } from './document.ts'
import { boxAround } from './layout/box.ts'
import { aspectAsShown, placesAsShown } from './places-as-shown.ts'
import { readDocument } from './read-document.ts'
import { drawnPicture } from './testing/drawn-document.ts'

const lines = [
  'Bill of lading number AB4711',
  'Shipper Miller Foods Limited',
  'Consignee Harbor Trading Company',
  'Notify Atlantic Clearing Agents',
  'Total weight 12450 pounds',
]
const background = 'white'
const near = 0.01

/** How much of the page's ink lies in the box grown a little. */
async function inkInside(picture: Buffer, [left, top, right, bottom]: Box): Promise<number> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
  let inside = 0
  let all = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 255) > 128) continue
    const pixel = at / info.channels
    const [x, y] = [(pixel % info.width) / info.width, Math.floor(pixel / info.width) / info.height]
    all += 1
    if (x >= left - near && x <= right + near && y >= top - near && y <= bottom + near) inside += 1
  }
  return inside / all
}

test.each([0, 180, 270, 3, -2.5])(
  'words of a page turned by %d° lie on the ink of the page as shown',
  async (turn) => {
    const shown = await sharp(drawnPicture(lines)).rotate(turn, { background }).png().toBuffer()
    const { width, height } = await sharp(shown).metadata()
    const { pages } = await readDocument(shown)
    const words = pages.flatMap((page) => page.words).map(({ box }) => ({ page: 1, box }))
    const placed = placesAsShown(words, pages)
    expect(await inkInside(shown, boxAround(placed.map(({ box }) => box)))).toBeGreaterThan(0.97)
    const each = await Promise.all(placed.map(({ box }) => inkInside(shown, box)))
    // Each word holds a part of the ink, and together they hold hardly more than all of it: they are no larger than they need to be.
    expect(Math.min(...each)).toBeGreaterThan(0.002)
    expect(each.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.6)
    expect(pages.map(aspectAsShown)[0]).toBeCloseTo(width / height, 2)
  },
  60_000,
)

test('leaves all but places as it is', () => {
  const page = { number: 2, aspect: 0.7, source: 'ocr', words: [], lines: [], blocks: [] } as const
  const placement = { degrees: 180, aspect: 0.7 }
  const answer = { total: { value: 3, page: 2, box: [0, 0, 0.5, 0.25] }, other: { page: 1, box: [0, 0, 0.5, 0.25] } }
  expect(placesAsShown(answer, [{ ...page, placement }])).toEqual({
    total: { value: 3, page: 2, box: [0.5, 0.75, 1, 1].map((side) => expect.closeTo(side, 6)) },
    other: answer.other,
  })
})
