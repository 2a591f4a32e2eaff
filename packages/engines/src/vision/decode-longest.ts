import type { Pixels } from './cut-out.ts'
import { decodeImage, sizeOfImage } from './decode-image.ts'

type OwnShape = Pixels & { originalWidth: number }

async function decodeScaled(bytes: Uint8Array, scaleOf: (longerSide: number) => number): Promise<OwnShape> {
  const { originalWidth, originalHeight } = await sizeOfImage(bytes)
  const scale = scaleOf(Math.max(originalWidth, originalHeight))
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  return { pixels: (await decodeImage(bytes, width, height)).pixels, width, height, originalWidth }
}

/** The picture in its own shape, its longer side `longest` px. Throws as `decodeImage` does. */
export const decodeLongest = (bytes: Uint8Array, longest: number): Promise<OwnShape> =>
  decodeScaled(bytes, (side) => longest / side)

/** The picture in its own shape, made smaller if its longer side is more than `longest` px. Throws as `decodeImage` does. */
export const decodeAtMost = (bytes: Uint8Array, longest: number): Promise<OwnShape> =>
  decodeScaled(bytes, (side) => Math.min(1, longest / side))
