import { decodeImage, sizeOfImage } from './decode-image.ts'
import type { Pixels } from './cut-out.ts'

/** The picture in its own shape, its longer side `longest` px. Throws as `decodeImage` does. */
export async function decodeLongest(bytes: Uint8Array, longest: number): Promise<Pixels & { originalWidth: number }> {
  const { originalWidth, originalHeight } = await sizeOfImage(bytes)
  const scale = longest / Math.max(originalWidth, originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  return { pixels: (await decodeImage(bytes, width, height)).pixels, width, height, originalWidth }
}
