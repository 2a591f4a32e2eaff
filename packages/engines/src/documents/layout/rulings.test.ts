import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rulingsOf, withoutRulings } from './rulings.ts'

/** A ruled cell with a word in it, on a page 850 × 1100. */
function drawn(): Buffer {
  const canvas = createCanvas(850, 1100)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 850, 1100)
  context.fillStyle = 'black'
  context.fillRect(100, 200, 400, 2)
  context.fillRect(100, 300, 400, 2)
  context.fillRect(100, 200, 2, 100)
  context.fillRect(500, 200, 2, 102)
  context.font = 'bold 22px sans-serif'
  context.fillText('ILLINOIS MILLWORK HALL', 120, 260)
  return canvas.toBuffer('image/png')
}

test('finds the lines of a cell and takes no row of letters for one', async () => {
  const { horizontal, vertical } = await rulingsOf(drawn())
  expect(horizontal.map(({ y }) => Math.round(y * 1100))).toEqual([
    expect.closeTo(200, -0.7),
    expect.closeTo(300, -0.7),
  ])
  expect(vertical.filter(({ y0, y1 }) => y1 - y0 > 0.05).map(({ x }) => Math.round(x * 850))).toEqual([
    expect.closeTo(100, -0.7),
    expect.closeTo(500, -0.7),
  ])
})

async function inkOf(
  picture: Buffer,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data } = await sharp(picture).grayscale().extract(area).raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 128).length
}

test('erases the lines and leaves the letters', async () => {
  const before = drawn()
  const after = await withoutRulings(before)
  const line = { left: 110, top: 195, width: 380, height: 12 }
  const word = { left: 115, top: 235, width: 370, height: 35 }
  expect(await inkOf(before, line)).toBeGreaterThan(500)
  expect(await inkOf(after, line)).toBe(0)
  expect(await inkOf(after, word)).toBeGreaterThan(0.95 * (await inkOf(before, word)))
})
