import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { decodeLongest } from '../decode-longest.ts'
import { coinReference, plateReference } from './reference.ts'

const coin = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8e8a80"/>
   <circle cx="${x}" cy="${y}" r="${radius * 0.88}" fill="#a29e94"/>
   <path d="M${x - radius / 3} ${y + radius / 2} V${y - radius / 2} M${x} ${y - radius / 3} H${x + radius / 2}" stroke="#86827a" stroke-width="2"/>`

const plate = `<circle cx="330" cy="170" r="150" fill="#eceae6"/><circle cx="330" cy="170" r="95" fill="#e0deda"/>`
const orange = '<circle cx="330" cy="170" r="48" fill="#e8861a"/>'
const food: Box = [282 / 512, 122 / 340, 378 / 512, 218 / 340]

/** A photo of a wooden table, drawn, with some things on it. */
async function table(...things: readonly string[]) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="680" viewBox="0 0 512 340">
    <rect width="512" height="340" fill="#c08a4a"/>${things.join('')}</svg>`
  return decodeLongest(await sharp(Buffer.from(drawing)).blur(1.2).jpeg({ quality: 85 }).toBuffer(), 512)
}

// Other work may hold the machine; alone these take a tenth of a second.
describe('a coin', { timeout: 120_000 }, () => {
  test('beside the food is found, with its width', async () => {
    const found = coinReference(await table(plate, orange, coin(90, 200, 21)))
    expect(found).toMatchObject({ kind: 'coin', centimetres: 2.5 })
    expect(found?.confidence).toBeGreaterThan(0.7)
    // The raised rim of a coin is a ring itself: either of its edges may be found.
    expect(Math.abs((found?.pixels ?? 0) - 40)).toBeLessThan(4.5)
    expect((found?.box[0] ?? 0) * 512).toBeCloseTo(69, -1)
  })

  test('is not what else is round', async () => {
    const tomato = '<circle cx="90" cy="200" r="21" fill="#c03020"/>'
    expect(coinReference(await table(plate, orange, tomato))).toBeNull()
    expect(coinReference(await table())).toBeNull()
  })
})

describe('a plate', { timeout: 120_000 }, () => {
  test('seen from above is found by its rim, not by its well or by the food', async () => {
    const found = plateReference(await table(plate, orange), food)
    expect(found).toMatchObject({ kind: 'plate', centimetres: 22 })
    expect(Math.abs((found?.pixels ?? 0) - 300)).toBeLessThan(24)
  })

  test('is none where only the food is round, or where the plate lies elsewhere', async () => {
    expect(plateReference(await table(orange), food)).toBeNull()
    expect(plateReference(await table(plate), [0, 0.7, 0.1, 0.9])).toBeNull()
  })
})
