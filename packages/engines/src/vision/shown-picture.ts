import sharp from 'sharp'
import { decodeAtMost } from './decode-longest.ts'

/** Pixels: what vision models look at; they would scale more down themselves. */
const longest = 1024

/**
 * A picture as it is shown to somebody else: upright, at most 1,024 pixels long, JPEG, without the file's metadata, which may
 * tell where and by whom it was taken. Throws as `decodeImage` does.
 */
export async function shownPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { pixels, width, height } = await decodeAtMost(bytes, longest)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
