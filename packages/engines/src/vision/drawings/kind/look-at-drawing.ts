import { pooledFeatures, seenSide } from '../../backbone/pooled-features.ts'
import { decodeImage, sizeOfImage } from '../../decode-image.ts'
import { drawingFeatures, featureSide } from './drawing-features.ts'

/** The features of a picture file: strokes counted with its longer side at `featureSide`, then what the backbone sees of it squashed into a square. */
export async function featuresOfPicture(bytes: Uint8Array): Promise<number[]> {
  const { originalWidth, originalHeight } = await sizeOfImage(bytes)
  const shape = originalWidth / originalHeight
  const width = Math.max(24, Math.round(featureSide * Math.min(1, shape)))
  const height = Math.max(24, Math.round(featureSide * Math.min(1, 1 / shape)))
  const counted = drawingFeatures(await decodeImage(bytes, width, height), width, height)
  const { pixels } = await decodeImage(bytes, seenSide, seenSide)
  return [...counted, ...(await pooledFeatures(pixels))]
}
