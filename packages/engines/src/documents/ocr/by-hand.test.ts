import sharp from 'sharp'
import { expect, test } from 'vitest'
import { greyOf } from '../picture/grey-picture.ts'
import { writtenByHand } from '../testing/written-by-hand.ts'
import { recognisePicture } from './recognise-picture.ts'

const context = { page: 1, signal: undefined }
const read = async (picture: Buffer): Promise<string> =>
  (await recognisePicture(await greyOf(sharp(picture)), context)).map(({ text }) => text).join(' ')

test('block capitals and figures by hand are read', { timeout: 60_000 }, async () => {
  expect(await read(writtenByHand(['MARTA VOGEL', '29 KERRIN LANE']))).toBe('MARTA VOGEL 29 KERRIN LANE')
})

test("letters in a form's cells are words, parted by an empty cell", { timeout: 60_000 }, async () => {
  expect(await read(writtenByHand(['MARIT OSLER', '24019'], { cells: 46 }))).toBe('MARIT OSLER 24019')
})
