import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type GreyPicture, greyOf } from '../picture/grey-picture.ts'
import { rulingsOf } from './rulings.ts'

/** A ruled cell with a word in it, on a page 850 × 1100. */
function drawn(): Promise<GreyPicture> {
  const canvas = createCanvas(850, 1100)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 850, 1100)
  context.fillStyle = 'black'
  context.fillRect(100, 200, 400, 2)
  context.fillRect(100, 300, 400, 2)
  context.fillRect(100, 200, 2, 100)
  context.fillRect(500, 200, 2, 102)
  context.font = 'bold 22px "DejaVu Sans", sans-serif'
  context.fillText('ILLINOIS MILLWORK HALL', 120, 260)
  return greyOf(sharp(canvas.toBuffer('image/png')))
}

test('finds the lines of a cell and takes no row of letters for one', async () => {
  const { horizontal, vertical } = await rulingsOf(await drawn())
  expect(horizontal.map(({ y }) => Math.round(y * 1100))).toEqual([
    expect.closeTo(200, -0.7),
    expect.closeTo(300, -0.7),
  ])
  expect(vertical.filter(({ y0, y1 }) => y1 - y0 > 0.05).map(({ x }) => Math.round(x * 850))).toEqual([
    expect.closeTo(100, -0.7),
    expect.closeTo(500, -0.7),
  ])
})

test('looks at a long strip without blowing it up', async () => {
  const [width, height] = [100, 30_000]
  const strip = { grey: Buffer.alloc(width * height, 255), width, height }
  strip.grey.fill(0, 0, 100 * 3)
  const before = process.memoryUsage().rss
  await rulingsOf(strip)
  // At 1,100 pixels across it would have been 330 megapixels.
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})
