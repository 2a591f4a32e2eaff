import {
  acceptedWords,
  bytesPerMegabyte,
  emptyFile,
  fileTooLarge,
  unknownKind,
  withArticle,
  wrongType,
} from '@vitrine/contracts/catalogue/input-words.ts'
import { profilePicture } from '@vitrine/contracts/accounts/profile-picture.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { fileTypeFromBuffer } from 'file-type'

/** Twice the largest size at which it is shown. */
const side = 192
const quality = 80
const mostPixels = 50_000_000
const longestSeconds = 10

const accepted = ['image/png', 'image/jpeg', 'image/webp']
const { title, accept, maxMegabytes } = profilePicture

function refuseSize(bytes: number | null): never {
  const { message, hint } = fileTooLarge(bytes, profilePicture)
  throw new InputError('input-too-large', message, { hint })
}

function refuseType(what: string): never {
  const { message, hint } = wrongType(what, title, accept)
  throw new InputError('type-unsupported', message, { hint })
}

const damaged = (cause: unknown) =>
  new InputError('input-damaged', `${title} cannot be read: it is damaged.`, {
    hint: `Save it again as ${acceptedWords(accept)}, or choose another one.`,
    cause,
  })

/**
 * Makes a small square WebP of an uploaded picture and returns it as a data: URL. It is re-encoded from its pixels, so
 * no metadata such as the location and no appended script is kept. The type is detected from the content. Throws
 * 'input-empty', 'input-too-large', 'type-unsupported', 'pixel-limit' and 'input-damaged'.
 */
export async function makeProfilePicture(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new InputError('input-empty', emptyFile.message, { hint: emptyFile.hint })
  if (bytes.length > maxMegabytes * bytesPerMegabyte) refuseSize(bytes.length)
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.includes(type.mime)) {
    refuseType(type ? `This is ${withArticle(`${type.ext.toUpperCase()} file`)}` : unknownKind)
  }
  // Imported on demand: few calls need it, and it brings a native library.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw damaged(cause)
  })
  if (width * height > mostPixels) {
    const pixels = `${width} × ${height} pixels`
    throw new InputError('pixel-limit', `${title} has ${pixels}; at most ${mostPixels / 1e6} million are taken.`, {
      hint: `Make it smaller: ${side} × ${side} are enough.`,
    })
  }
  const small = await picture
    // Applies the EXIF orientation.
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
    .catch((cause: unknown) => {
      throw damaged(cause)
    })
  return `data:image/webp;base64,${small.toString('base64')}`
}

const pattern = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

/** The picture of a data: URL; nothing is fetched from elsewhere. Throws 'type-unsupported'. */
export function bytesOfAddress(address: string): Buffer {
  const content = pattern.exec(address)?.[1]
  return content === undefined ? refuseType('This is no picture in a data: address') : Buffer.from(content, 'base64')
}
