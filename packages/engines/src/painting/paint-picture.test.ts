import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintPicture } from './paint-picture.ts'
import { families, figuresOf, weathers } from './scene.ts'
import { plainScene } from './testing/plain-scene.ts'

/** Mean light, 0…255. */
const lightOf = async (png: Uint8Array): Promise<number> =>
  (await sharp(png).greyscale().stats()).channels[0]?.mean ?? -1

test.each(families)(
  'a picture of the family %s has the asked size, more than one colour, and the same bytes again',
  async (family) => {
    const png = await paintPicture(plainScene({ family }), 160)
    const { width, height, format } = await sharp(png).metadata()
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: 'png' })
    expect((await sharp(png).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(4)
    expect(Buffer.compare(png, await paintPicture(plainScene({ family }), 160))).toBe(0)
  },
)

test('a night is darker than a day', async () => {
  const [day, night] = await Promise.all(
    (['day', 'night'] as const).map(async (time) => lightOf(await paintPicture(plainScene({ time }), 160))),
  )
  expect(night).toBeLessThan((day ?? 0) * 0.8)
})

/** What is in each picture of a family, asked for or not. */
const usual: Readonly<Record<string, readonly string[]>> = {
  space: ['planet'],
  sea: ['boat', 'bird', 'turtle'],
  fantasy: ['dragon'],
  nature: ['moon'],
}
const swims = new Set(['fish', 'shark', 'jellyfish', 'coral', 'whale', 'turtle', 'submarine'])

test.each(
  families.flatMap((family) =>
    figuresOf[family].flatMap((figure) => (usual[family]?.includes(figure) ? [] : [[figure, family] as const])),
  ),
)('a %s that is asked for is in a picture of the family %s', async (figure, family) => {
  const composition = swims.has(figure) ? 'underwater' : 'wide'
  const [without, shown] = await Promise.all(
    [[], [figure]].map((named) => paintPicture(plainScene({ family, composition, figures: new Set(named) }), 96)),
  )
  expect(shown).not.toEqual(without)
})

test.each(weathers.filter((weather) => weather !== 'clear'))('one sees that there is %s', async (weather) => {
  expect(await paintPicture(plainScene({ weather }), 96)).not.toEqual(await paintPicture(plainScene(), 96))
})
