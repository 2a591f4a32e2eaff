import { InputError } from '@vitrine/errors/input-error.ts'
import sharp from 'sharp'
import { isGrainy, withoutGrain } from './grain.ts'
import { skewOf } from './skew.ts'

export interface PreparedPicture {
  /** Upright grey PNG for the recogniser. */
  png: Buffer
  width: number
  height: number
}

/** Small photos are enlarged to this width: the recogniser wants letters of 20 pixels and more. */
const leastWidth = 900
const mostWidth = 2600

/** Ink is a small part of a page: a higher lower bound would crush the grey edges of letters on a mostly white one. */
const stretch = { lower: 0.5, upper: 95 }

/**
 * Makes a photo or scan readable: turned as its EXIF says, grey, straightened, contrast stretched, enlarged when small.
 * The size is read from the header first, so that an oversized picture is refused without being decoded.
 * @throws InputError `pixel-limit`, `input-damaged`
 */
export async function preparePicture(bytes: Uint8Array, maxPixels: number): Promise<PreparedPicture> {
  const { width, height } = await sizeOfPicture(bytes)
  if (width * height > maxPixels) {
    throw new InputError(
      'pixel-limit',
      `The picture has ${width} × ${height} pixels; at most ${Math.floor(maxPixels / 1e6)} megapixels are read.`,
      { hint: 'Make it smaller and upload it again.' },
    )
  }
  try {
    const upright = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .flatten({ background: 'white' })
      .grayscale()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const target = Math.min(mostWidth, Math.max(leastWidth, upright.info.width))
    const angle = await skewOf(upright.data)
    const prepared = await sharp(upright.data)
      .resize({ width: target, kernel: 'cubic' })
      .rotate(-angle, { background: 'white' })
      .normalise(stretch)
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const png = (await isGrainy(prepared.data)) ? await withoutGrain(prepared.data) : prepared.data
    return { png, width: prepared.info.width, height: prepared.info.height }
  } catch (cause) {
    throw damaged(cause)
  }
}

async function sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause: unknown): InputError {
  return new InputError('input-damaged', 'The picture is damaged and cannot be decoded.', {
    hint: 'Take or export it again and check that it opens.',
    cause,
  })
}
