import { isLongWebp, mostFrames } from '@vitrine/basics/webp-frames.ts'
import { profilePicture } from '@vitrine/contracts/accounts/profile-picture.ts'
import {
  acceptedWords,
  bytesPerMegabyte,
  emptyFile,
  fileTooLarge,
  unknownKind,
  withArticle,
  wrongType,
} from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { fileTypeFromBuffer } from 'file-type'
import { makeSmallPicture, type PictureLimits, type PictureOutcome, pictureLimits } from './picture-process.ts'

/** Twice the largest size at which it is shown. */
const side = 192
const quality = 80
const mostPixels = 50_000_000

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

const smaller = `Make it smaller: ${side} × ${side} pixels are enough.`

/** Why no small picture was made, in words for the person who chose it. */
function refusal(outcome: Exclude<PictureOutcome, { kind: 'made' }>, limits: PictureLimits): InputError {
  if (outcome.kind === 'too-large') {
    const pixels = `${outcome.width} × ${outcome.height} pixels`
    const message = `${title} has ${pixels}; at most ${mostPixels / 1e6} million are taken.`
    return new InputError('pixel-limit', message, { hint: smaller })
  }
  const format = acceptedWords(accept)
  if (outcome.kind === 'damaged') {
    const hint = `Save it again as ${format}, or choose another one.`
    return new InputError('input-damaged', `${title} cannot be read: it is damaged.`, { hint })
  }
  const { problem } = outcome
  const limit = problem === 'memory-exceeded' ? `${limits.megabytes} MB of memory` : `${limits.seconds} seconds`
  const hint = `${smaller} Or save it again as ${format}, without what it holds beside its pixels.`
  return new InputError(problem, `${title} could not be read within ${limit}.`, { hint })
}

/**
 * Makes a small square WebP of an uploaded picture and returns it as a data: URL. It is re-encoded from its pixels, so
 * no metadata such as the location and no appended script is kept. The type is detected from the content. Throws
 * 'input-empty', 'input-too-large', 'type-unsupported', 'pixel-limit', 'memory-exceeded', 'deadline-exceeded' and 'input-damaged'.
 */
export async function makeProfilePicture(bytes: Buffer, limits: PictureLimits = pictureLimits): Promise<string> {
  if (bytes.length === 0) throw new InputError('input-empty', emptyFile.message, { hint: emptyFile.hint })
  if (bytes.length > maxMegabytes * bytesPerMegabyte) refuseSize(bytes.length)
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.includes(type.mime)) {
    refuseType(type ? `This is ${withArticle(`${type.ext.toUpperCase()} file`)}` : unknownKind)
  }
  if (isLongWebp(bytes)) {
    const message = `${title} is an animation of more than ${mostFrames.toLocaleString('en')} frames.`
    throw new InputError('pixel-limit', message, { hint: 'Save one of its frames, and choose that.' })
  }
  const outcome = await makeSmallPicture({ bytes, side, quality, mostPixels }, limits)
  if (outcome.kind !== 'made') throw refusal(outcome, limits)
  return `data:image/webp;base64,${Buffer.from(outcome.webp).toString('base64')}`
}

const pattern = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

/** The picture of a data: URL; nothing is fetched from elsewhere. Throws 'type-unsupported'. */
export function bytesOfAddress(address: string): Buffer {
  const content = pattern.exec(address)?.[1]
  return content === undefined ? refuseType('This is no picture in a data: address') : Buffer.from(content, 'base64')
}
