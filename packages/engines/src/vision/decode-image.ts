import { isLongWebp, mostFrames } from '@vitrine/basics/webp-frames.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import sharp, { type Metadata } from 'sharp'

/** Larger pictures are refused before they are decoded: 40 megapixels take 120 MB of memory. */
const maximumPixels = 40_000_000

/** A strip that is longer is no photo; decoders and networks make copies of whole rows and columns of it. */
const maximumSide = 30_000

/** Below this there is too little to see for any of our networks. */
const minimumSide = 32

// What sharp may read. SVG is left out: it is a program that draws, and may name other files.
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'])

export interface DecodedImage {
  /** RGB, row by row, 3 × width × height bytes. */
  pixels: Uint8Array
  /** Size of the picture as it is looked at, turned as its EXIF orientation says. */
  originalWidth: number
  originalHeight: number
}

/** A picture with more pixels is decoded once, and what looks at it is given parts of that; a smaller one is quickly decoded again. */
const largePixels = 2_000_000
/** The shorter side of a large picture while it is kept in memory for a caller, px: more than any of our networks sees. */
const keptSide = 640

const damaged = (cause: unknown): InputError =>
  new InputError('input-damaged', 'The picture could not be read: the file is damaged or is not a picture.', {
    hint: 'Open it in a picture viewer, save it again as JPEG or PNG, and upload that file.',
    cause,
  })

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // The limit is checked by us, so that the answer can name the picture's real size.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw damaged(error)
  }
}

/**
 * A picture's size as it is looked at, from its header alone. Throws `InputError` as `decodeImage` does, but does not notice a picture
 * cut short.
 */
export async function sizeOfImage(bytes: Uint8Array): Promise<Pick<DecodedImage, 'originalWidth' | 'originalHeight'>> {
  if (bytes.length === 0) {
    throw new InputError('input-empty', 'The picture file is empty.', { hint: 'Choose a file that holds a picture.' })
  }
  if (isLongWebp(bytes)) {
    const message = `The picture is an animation of more than ${mostFrames.toLocaleString('en')} frames.`
    throw new InputError('pixel-limit', message, { hint: 'Save one of its frames as JPEG or PNG.' })
  }
  const header = await readHeader(bytes)
  if (!formats.has(header.format)) {
    throw new InputError('type-unsupported', `Pictures of type ${header.format} cannot be analysed.`, {
      hint: 'Save the picture as JPEG, PNG or WebP.',
    })
  }
  const { width: originalWidth, height: originalHeight } = header.autoOrient
  const size = `${originalWidth.toLocaleString('en')} × ${originalHeight.toLocaleString('en')} pixels`
  if (originalWidth * originalHeight > maximumPixels) {
    throw new InputError('pixel-limit', `The picture has ${size}; at most 40 megapixels can be analysed.`, {
      hint: 'Make the picture smaller, for instance 2,000 pixels wide.',
    })
  }
  if (Math.max(originalWidth, originalHeight) > maximumSide) {
    throw new InputError('pixel-limit', `The picture has ${size}; at most 30,000 along a side can be analysed.`, {
      hint: 'Cut out the part that matters, or make the picture smaller.',
    })
  }
  if (Math.min(originalWidth, originalHeight) < minimumSide) {
    throw new InputError('picture-too-small', `The picture has ${size}; each side needs at least ${minimumSide}.`, {
      hint: 'Upload the original photo instead of a thumbnail.',
    })
  }
  return { originalWidth, originalHeight }
}

interface Kept {
  pixels: Uint8Array
  width: number
  height: number
}

/** Large pictures in use, by their bytes: networks that look at the same file share one decoding. */
const keptPictures = new WeakMap<Uint8Array, Promise<Kept>>()

async function decodeAt(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  try {
    // Odd metadata is forgiven (failOn: error), a picture cut short is not.
    return await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer()
  } catch (error) {
    throw damaged(error)
  }
}

function keptPicture(bytes: Uint8Array, size: Awaited<ReturnType<typeof sizeOfImage>>): Promise<Kept> {
  const known = keptPictures.get(bytes)
  if (known) return known
  const scale = Math.min(1, keptSide / Math.min(size.originalWidth, size.originalHeight))
  const [width, height] = [Math.round(size.originalWidth * scale), Math.round(size.originalHeight * scale)]
  const decoding = decodeAt(bytes, width, height).then((pixels) => ({ pixels, width, height }))
  // Callers that await it get the error; this keeps it from counting as unhandled when none does.
  decoding.catch(() => undefined)
  keptPictures.set(bytes, decoding)
  return decoding
}

/**
 * Decodes a picture and squashes it to width × height; nothing is cut off, so fractions of the result are
 * fractions of the picture. The first frame of an animation counts; transparency becomes white; CMYK, grey and
 * 16-bit become 8-bit sRGB. A large file is decoded once for all that look at the same `bytes`, which must not be written to.
 *
 * Throws `InputError`: input-empty, input-damaged, type-unsupported, pixel-limit, picture-too-small.
 */
export async function decodeImage(bytes: Uint8Array, width: number, height: number): Promise<DecodedImage> {
  const size = await sizeOfImage(bytes)
  if (size.originalWidth * size.originalHeight <= largePixels) {
    return { pixels: await decodeAt(bytes, width, height), ...size }
  }
  const kept = await keptPicture(bytes, size)
  if (width > kept.width || height > kept.height) return { pixels: await decodeAt(bytes, width, height), ...size }
  const raw = { width: kept.width, height: kept.height, channels: 3 } as const
  const pixels = await sharp(kept.pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { pixels, ...size }
}
