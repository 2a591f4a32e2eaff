import { at } from '@vitrine/basics/at.ts'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeImage } from './decode-image.ts'

const red = { r: 220, g: 20, b: 30 }
const blank = (width: number, height: number, background: string | object = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Left half red, right half blue. */
async function halves(width: number, height: number): Promise<Sharp> {
  const right = await blank(width / 2, height, { r: 10, g: 20, b: 200 })
    .png()
    .toBuffer()
  const joined = await blank(width, height)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  return sharp(joined)
}

const colourAt = (pixels: Uint8Array, index: number): number[] => [...pixels.subarray(index * 3, index * 3 + 3)]

/** A PNG whose header names a size; there is no picture behind it. */
async function headerOnly(width: number, height: number): Promise<Uint8Array> {
  const bytes = await blank(32, 32).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('what it decodes', () => {
  test('squashes to the size asked for and keeps colours in RGB order', async () => {
    const image = await decodeImage(await (await halves(120, 60)).jpeg({ quality: 95 }).toBuffer(), 8, 8)
    expect(image).toMatchObject({ originalWidth: 120, originalHeight: 60 })
    expect(image.pixels).toHaveLength(8 * 8 * 3)
    const [r = 0, g = 0, b = 0] = colourAt(image.pixels, 0)
    expect(Math.abs(r - 220) + Math.abs(g - 20) + Math.abs(b - 30)).toBeLessThan(20)
    const [, , blue = 0] = colourAt(image.pixels, 7)
    expect(blue).toBeGreaterThan(180)
  })

  test('turns a photo as its EXIF orientation says', async () => {
    // Orientation 6: the camera lay on its side; red, stored left, belongs on top.
    const bytes = await (await halves(120, 60)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const image = await decodeImage(bytes, 8, 8)
    expect(image).toMatchObject({ originalWidth: 60, originalHeight: 120 })
    expect(colourAt(image.pixels, 7)[0]).toBeGreaterThan(180)
    expect(colourAt(image.pixels, 56)[2]).toBeGreaterThan(150)
  })

  test.each([
    ['CMYK JPEG', () => blank(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit PNG', () => blank(64, 64).toColourspace('rgb16').png().toBuffer()],
    ['palette PNG', () => blank(64, 64).png({ palette: true }).toBuffer()],
    ['WebP', () => blank(64, 64).webp().toBuffer()],
    ['GIF', () => blank(64, 64).gif().toBuffer()],
  ])('reads a %s as 8-bit RGB', async (_kind, encode) => {
    const { pixels } = await decodeImage(await encode(), 4, 4)
    expect(pixels).toHaveLength(48)
    const [r = 0, g = 255, b = 255] = colourAt(pixels, 5)
    expect(r).toBeGreaterThan(180)
    expect(Math.max(g, b)).toBeLessThan(80)
  })

  test('reads a grey picture as three equal channels', async () => {
    const { pixels } = await decodeImage(await blank(64, 64, '#808080').toColourspace('b-w').png().toBuffer(), 4, 4)
    expect(pixels).toHaveLength(48)
    expect(new Set(pixels)).toEqual(new Set([128]))
  })

  test('shows transparency as white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(new Set((await decodeImage(bytes, 4, 4)).pixels)).toEqual(new Set([255]))
  })

  test('takes the first frame of an animation', async () => {
    const frames = [blank(64, 64), blank(64, 64, { r: 0, g: 0, b: 255 })]
    const bytes = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const image = await decodeImage(bytes, 4, 4)
    expect(image).toMatchObject({ originalWidth: 64, originalHeight: 64 })
    expect(colourAt(image.pixels, 0)[0]).toBeGreaterThan(180)
  })
})

describe('a large picture', () => {
  test('is decoded once for all that look at the same bytes', async () => {
    const bytes = await (await halves(2000, 1500)).png({ compressionLevel: 0 }).toBuffer()
    const first = await decodeImage(bytes, 8, 8)
    // Nothing behind the header can be read any more.
    bytes.fill(0, 200)
    expect(await decodeImage(bytes, 8, 8)).toEqual(first)
    expect(first).toMatchObject({ originalWidth: 2000, originalHeight: 1500 })
    expect((await decodeImage(bytes, 192, 192)).pixels).toHaveLength(192 * 192 * 3)
  })

  test('looks the same as when it is decoded for one alone', async () => {
    const bytes = await (await halves(2000, 1500)).jpeg({ quality: 95 }).toBuffer()
    const { pixels } = await decodeImage(bytes, 64, 48)
    const alone = await sharp(bytes).resize(64, 48, { fit: 'fill' }).raw().toBuffer()
    const differences = pixels.map((value, index) => Math.abs(value - at(alone, index)))
    expect(Math.max(...differences)).toBeLessThan(24)
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(1.5)
  })

  test('is decoded as it is for who wants to see more of it', async () => {
    const bytes = await (await halves(2000, 1500)).png().toBuffer()
    await decodeImage(bytes, 8, 8)
    expect((await decodeImage(bytes, 2000, 1500)).pixels).toHaveLength(2000 * 1500 * 3)
  })

  test('that is cut short is refused each time', async () => {
    const whole = await (await halves(2000, 1500)).jpeg().toBuffer()
    const cut = whole.subarray(0, 4000)
    await expect(decodeImage(cut, 64, 64)).rejects.toMatchObject({ problem: 'input-damaged' })
    await expect(decodeImage(cut, 32, 32)).rejects.toMatchObject({ problem: 'input-damaged' })
  })
})

function chunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

/** A WebP of so many frames, each the same grey square. */
async function animation(frames: number): Promise<Uint8Array> {
  const size = [63, 0, 0, 63, 0, 0]
  const still = (await blank(64, 64).webp().toBuffer()).subarray(12)
  const frame = chunk('ANMF', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size, 1, 0, 0, 0]), still]))
  const head = [chunk('VP8X', Buffer.from([2, 0, 0, 0, ...size])), chunk('ANIM', Buffer.alloc(6))]
  const all = Buffer.concat([Buffer.from('WEBP'), ...head, ...Array.from({ length: frames }, () => frame)])
  return chunk('RIFF', all)
}

test('the first frame of an animation counts', async () => {
  const { originalWidth, pixels } = await decodeImage(await animation(3), 8, 8)
  expect([originalWidth, pixels.length]).toEqual([64, 192])
})

describe('what it refuses', () => {
  test.each([
    ['no bytes', 'input-empty', async () => new Uint8Array()],
    ['text named .jpg', 'input-damaged', async () => new TextEncoder().encode('Dear customer, no picture here.')],
    ['a photo cut short', 'input-damaged', async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 600)],
    [
      'an SVG',
      'type-unsupported',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
    ],
    ['one pixel', 'picture-too-small', () => blank(1, 1).png().toBuffer()],
    ['20,000 × 20,000 pixels', 'pixel-limit', () => headerOnly(20_000, 20_000)],
    ['100 × 65,535 pixels', 'pixel-limit', () => headerOnly(100, 65_535)],
    ['an animation of 20,000 frames', 'pixel-limit', () => animation(20_000)],
  ])('%s as %s', async (_what, problem, make) => {
    await expect(decodeImage(await make(), 64, 64)).rejects.toMatchObject({ name: 'InputError', problem })
  })

  test('names the size that is too much', async () => {
    await expect(decodeImage(await headerOnly(20_000, 20_000), 64, 64)).rejects.toThrow(
      /20,000 × 20,000.*40 megapixels/,
    )
  })
})
