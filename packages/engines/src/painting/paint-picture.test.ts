import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintPicture } from './paint-picture.ts'
import { families, type Scene } from './scene.ts'

const scene = (changes: Partial<Scene>): Scene => ({
  family: 'nature',
  seed: 3,
  time: 'day',
  mood: 'calm',
  weather: 'clear',
  hues: [],
  figures: new Set(),
  composition: 'wide',
  ...changes,
})

/** Mean light, 0…255. */
const lightOf = async (png: Uint8Array): Promise<number> =>
  (await sharp(png).greyscale().stats()).channels[0]?.mean ?? -1

test.each(families)(
  'a picture of the family %s has the asked size, more than one colour, and the same bytes again',
  async (family) => {
    const png = await paintPicture(scene({ family }), 160)
    const { width, height, format } = await sharp(png).metadata()
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: 'png' })
    expect((await sharp(png).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(4)
    expect(Buffer.compare(png, await paintPicture(scene({ family }), 160))).toBe(0)
  },
)

test('a night is darker than a day', async () => {
  const [day, night] = await Promise.all(
    (['day', 'night'] as const).map(async (time) => lightOf(await paintPicture(scene({ time }), 160))),
  )
  expect(night).toBeLessThan((day ?? 0) * 0.8)
})
