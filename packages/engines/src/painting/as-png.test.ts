import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asPng } from './as-png.ts'

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })

test('a photo is turned upright, and nothing but its pixels is kept', async () => {
  const bytes = await picture()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer()
  const answer = await asPng(new Uint8Array(bytes))
  expect(answer).toMatchObject({ width: 20, height: 30 })
  expect(Buffer.from(answer?.png ?? []).includes('Somebody')).toBe(false)
})

test.each([
  ['no picture', async () => new TextEncoder().encode('<html></html>')],
  [
    'a drawing that could fetch other files',
    async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a picture that is cut off', async () => new Uint8Array((await picture().png().toBuffer()).subarray(0, 60))],
  [
    'a picture that is too wide',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 4097, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
  ],
])('%s is null', async (_, bytes) => {
  expect(await asPng(await bytes())).toBeNull()
})
