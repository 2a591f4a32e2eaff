import { expect, test } from 'vitest'
import type { GreyPicture } from '../grey-picture.ts'
import { mayBeEmpty } from './may-be-empty.ts'

const side = 120

/** A lit field with the grain of a camera, darkened by `dark` where `isThing` says so. */
const field = (isThing: (x: number, y: number) => boolean, dark = 60): GreyPicture => ({
  width: side,
  height: side,
  pixels: Uint8Array.from({ length: side * side }, (_, place) => {
    const [x, y] = [place % side, Math.floor(place / side)]
    return (
      200 - Math.round(Math.hypot(x - side / 2, y - side / 2) / 4) + ((place * 7919) % 11) - (isThing(x, y) ? dark : 0)
    )
  }),
})

test('light with grain and a speck of dust may be an empty field', () => {
  expect(mayBeEmpty(field(() => false))).toBe(true)
  expect(mayBeEmpty(field((x, y) => Math.hypot(x - 30, y - 80) < 5))).toBe(true)
})

test('a field with something large in it is not empty', () => {
  expect(mayBeEmpty(field((x, y) => Math.hypot(x - 70, y - 50) < 20))).toBe(false)
  expect(mayBeEmpty(field((x, y) => Math.abs(x - 60) < 35 && Math.abs(y - 70) < 8))).toBe(false)
})

test('a picture of one colour is no field', () => {
  expect(mayBeEmpty({ width: side, height: side, pixels: new Uint8Array(side * side).fill(180) })).toBe(false)
})
