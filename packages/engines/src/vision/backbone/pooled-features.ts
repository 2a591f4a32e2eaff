import { floatsOf } from '../picture-tensor.ts'
import { seePicture } from './see-picture.ts'

/** Side of the square at which a linear classifier sees a picture, px. */
export const seenSide = 224

/** What the frozen backbone sees of a picture as a whole, for a linear classifier. `pixels`: RGB, a square of `seenSide`. */
export async function pooledFeatures(pixels: Uint8Array): Promise<number[]> {
  const { pooled } = await seePicture(pixels, seenSide)
  const [, width = 0] = pooled.dims
  // The second row is the mirror image's.
  return [...floatsOf(pooled).subarray(0, width)]
}
