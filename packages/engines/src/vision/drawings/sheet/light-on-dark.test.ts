import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inkOnPaper } from './light-on-dark.ts'
import { readSheet } from './read-sheet.ts'

const sheet = (ground: string, line: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${ground}"/><path d="M90 120H520V430H700" fill="none" stroke="${line}" stroke-width="6"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

test.each([
  ['a blueprint', '#12408a', '#f4f6fa'],
  ['a dark screen', '#202124', '#9be564'],
])('reads %s as dark lines on paper', async (_, ground, line) => {
  const { isDrawing, drawing } = await readSheet(await sheet(ground, line))
  expect(isDrawing).toBe(true)
  expect([drawing.pixels[0], drawing.pixels[120 * drawing.width + 300]]).toEqual([255, 0])
})

test('a dark picture with shades and a surface without lines are left as they are', async () => {
  const [width, height] = [200, 100]
  const shades = Uint8Array.from({ length: width * height }, (_, place) => place % width)
  expect(await inkOnPaper({ pixels: shades, width, height })).toBeNull()
  expect(await inkOnPaper({ pixels: shades.fill(30), width, height })).toBeNull()
})
