import { expect, test } from 'vitest'
import { coverCaptions } from './captions.ts'

test('captions take the mean colour of the rest, and the picture itself stays as it was', () => {
  const pixels = Uint8Array.from([10, 20, 30, 0, 0, 255, 30, 40, 50])
  expect([...coverCaptions(pixels)]).toEqual([10, 20, 30, 20, 30, 40, 30, 40, 50])
  expect(pixels[5]).toBe(255)
})

test('a picture of nothing but a caption is black', () => {
  expect([...coverCaptions(Uint8Array.from([0, 0, 255]))]).toEqual([0, 0, 0])
})
