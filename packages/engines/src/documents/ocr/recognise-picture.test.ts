import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { greyOf } from '../picture/grey-picture.ts'
import { drawnPicture } from '../testing/drawn-document.ts'
import { recognisePicture } from './recognise-picture.ts'

const context = { page: 1, signal: undefined }

const read = async (bytes: Uint8Array, change: (picture: Sharp) => Sharp = (picture) => picture) =>
  recognisePicture(await greyOf(sharp(await change(sharp(bytes)).png().toBuffer())), context)

describe('words of a picture', { timeout: 60_000 }, () => {
  const page = drawnPicture(['Rechnung für Köln, 12.345,60 €', 'Señor Núñez paid £ 98.50'])

  test('are read with accents and signs of money', async () => {
    const words = await read(page)
    expect(words.map(({ text }) => text).join(' ')).toBe('Rechnung für Köln, 12.345,60 € Señor Núñez paid £ 98.50')
  })

  test('are read light on dark, faded and small', async () => {
    const harder = await read(page, (picture) =>
      picture.negate({ alpha: false }).linear(0.5, 60).resize({ width: 420 }),
    )
    const text = harder.map((word) => word.text).join(' ')
    expect(text).toContain('12.345,60')
    expect(text).toContain('paid')
  })

  test('lie on their ink', async () => {
    const [first] = await read(page)
    const { data, info } = await sharp(page).grayscale().raw().toBuffer({ resolveWithObject: true })
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = first?.box ?? []
    let [inside, all] = [0, 0]
    for (let at = 0; at < data.length; at += info.channels) {
      if ((data[at] ?? 255) > 128) continue
      const [x, y] = [
        ((at / info.channels) % info.width) / info.width,
        Math.floor(at / info.channels / info.width) / info.height,
      ]
      const isFirstWord = x < x1 + 0.01 && y < (y0 + y1) / 2 + 0.05
      if (!isFirstWord) continue
      all += 1
      if (x >= x0 && x <= x1 && y >= y0 && y <= y1) inside += 1
    }
    expect(all).toBeGreaterThan(100)
    expect(inside / all).toBeGreaterThan(0.95)
  })
})
