import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectObjects } from './detect-objects.ts'

// A frame of bottle-detection.mp4, intel-iot-devkit/sample-videos (CC BY 4.0, Intel).
const twoBottles = await readFile(new URL('./two-bottles.jpg', import.meta.url))

const bottlesOf = async (bytes: Uint8Array) =>
  (await detectObjects(bytes)).filter(({ label }) => label === 'bottle').toSorted((a, b) => a.box[0] - b.box[0])

test('finds both bottles where they stand', async () => {
  const [left, right, ...more] = await bottlesOf(twoBottles)
  expect(more).toEqual([])
  expect(left?.box[0]).toBeCloseTo(0.43, 1)
  expect(left?.box[2]).toBeCloseTo(0.54, 1)
  expect(right?.box[0]).toBeCloseTo(0.79, 1)
  expect(right?.box[2]).toBeCloseTo(0.89, 1)
  expect(right?.confidence).toBeGreaterThan(0.4)
})

test('boxes follow the picture when it is mirrored', async () => {
  const [left] = await bottlesOf(await sharp(twoBottles).flop().jpeg({ quality: 95 }).toBuffer())
  expect(left?.box[0]).toBeCloseTo(0.11, 1)
})

test('finds nothing on an empty wall', async () => {
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#d8d4cc' } })
  expect(await detectObjects(await wall.png().toBuffer())).toEqual([])
})

test('answers what is no picture with an input error', async () => {
  await expect(detectObjects(new TextEncoder().encode('no picture'))).rejects.toMatchObject({
    problem: 'input-damaged',
  })
})
