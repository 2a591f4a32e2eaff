import { InputError } from '@vitrine/errors/input-error.ts'
import sharp from 'sharp'
import type { DocumentLimits, Placement } from '../document.ts'
import { isGrainy, withoutGrain } from './grain.ts'
import { type GreyPicture, greyOf, pipelineOf } from './grey-picture.ts'
import { skewOf } from './skew.ts'
import { stretchContrast } from './stretch-contrast.ts'

/** A picture made ready for the recogniser, and how it lies on the page as shown. */
export interface PreparedPicture extends GreyPicture {
  placement: Placement
}

/** Small photos are enlarged to this width: the recogniser wants letters of 20 pixels and more. */
const leastWidth = 1200
const mostWidth = 2600

/** Ink is a small part of a page: more than its darkest pixel would crush the grey edges of letters on a mostly white one. */
const ends = { dark: 0, light: 0.04 }
/** A strip is not enlarged beyond this height: as wide as a page it would not fit into memory. */
const mostEnlargedHeight = 6000
/** Letters lower than this cannot be distinguished. */
const leastSide = 12

/** The same for a picture that was drawn here. */
export async function prepareGrey(shown: GreyPicture): Promise<PreparedPicture> {
  const enlarged = Math.min(leastWidth, Math.round((mostEnlargedHeight * shown.width) / shown.height))
  const width = Math.min(mostWidth, Math.max(enlarged, shown.width))
  const angle = await skewOf(shown)
  // A page that needs neither is left as it is.
  const straight =
    width === shown.width && angle === 0
      ? shown
      : await greyOf(pipelineOf(shown).resize({ width, kernel: 'cubic' }).rotate(-angle, { background: 'white' }))
  const clear = stretchContrast(straight, ends)
  const placement = { degrees: -angle, aspect: shown.width / shown.height }
  return { ...(isGrainy(clear) ? withoutGrain(clear) : clear), placement }
}

function damaged(cause: unknown): InputError {
  return new InputError('input-damaged', 'The picture is damaged and cannot be decoded.', {
    hint: 'Take or export it again and check that it opens.',
    cause,
  })
}

async function sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch (cause) {
    throw damaged(cause)
  }
}

/**
 * Makes a photo or scan readable: turned as its EXIF says, grey, straightened, contrast stretched, enlarged when small.
 * The size is read from the header first, so that an oversized picture is refused without being decoded.
 * @throws InputError `pixel-limit`, `picture-too-small`, `input-damaged`
 */
export async function preparePicture(
  bytes: Uint8Array,
  { maxPixels, maxSide }: Pick<DocumentLimits, 'maxPixels' | 'maxSide'>,
): Promise<PreparedPicture> {
  const { width, height } = await sizeOfPicture(bytes)
  const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`
  if (Math.max(width, height) > maxSide) {
    throw new InputError(
      'pixel-limit',
      `The picture has ${size}; at most ${maxSide.toLocaleString('en')} along a side are read.`,
      { hint: 'Cut it into pages and upload them as a PDF, or make it smaller.' },
    )
  }
  if (width * height > maxPixels) {
    throw new InputError(
      'pixel-limit',
      `The picture has ${size}; at most ${Math.floor(maxPixels / 1e6)} megapixels are read.`,
      { hint: 'Make it smaller and upload it again.' },
    )
  }
  if (Math.min(width, height) < leastSide) {
    throw new InputError('picture-too-small', `The picture has ${size}; each side needs at least ${leastSide}.`, {
      hint: 'Upload the original photo or scan instead of a thumbnail.',
    })
  }
  try {
    return await prepareGrey(await greyOf(sharp(bytes, { limitInputPixels: maxPixels }).rotate()))
  } catch (cause) {
    throw damaged(cause)
  }
}
