import sharp from 'sharp'
import { expect, test } from 'vitest'
import { greyOf } from './grey-picture.ts'
import { stretchContrast } from './stretch-contrast.ts'

const picture = (...tones: number[]) => ({ grey: Buffer.from(tones), width: tones.length, height: 1 })

test('faded print becomes black on white, and the order of tones stays', () => {
  const { grey } = stretchContrast(picture(90, 120, 200, 210, 210, 210), { dark: 0, light: 0.04 })
  expect(grey[0]).toBeLessThan(8)
  expect([...grey]).toEqual([...grey].toSorted((a, b) => a - b))
  expect(grey.at(-1)).toBe(255)
})

test('a blank page stays blank', () => {
  const blank = picture(230, 230, 230, 230)
  expect(stretchContrast(blank, { dark: 0, light: 0.04 })).toEqual(blank)
})

test('colour, transparency and sixteen bits become eight bits of grey on white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 3, height: 2, channels: 4, background } })
  expect(await greyOf(clear)).toEqual({ grey: Buffer.alloc(6, 255), width: 3, height: 2 })
  const deep = await sharp(Buffer.from([0, 128, 255]), { raw: { width: 3, height: 1, channels: 1 } })
    .toColourspace('grey16')
    .png()
    .toBuffer()
  expect([...(await greyOf(sharp(deep))).grey]).toEqual([0, 128, 255])
})
