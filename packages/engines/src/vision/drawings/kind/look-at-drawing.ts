import sharp from 'sharp'
import { pooledFeatures, seenSide } from '../../backbone/pooled-features.ts'
import { decodeImage } from '../../decode-image.ts'
import { drawingFeatures, featureSide } from './drawing-features.ts'

async function shapeOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
    return width / height
  } catch {
    return 1
  }
}

/** The features of a picture file: strokes counted with its longer side at `featureSide`, then what the backbone sees of it squashed into a square. */
export async function featuresOfPicture(bytes: Uint8Array): Promise<number[]> {
  const shape = await shapeOf(bytes)
  const width = Math.max(24, Math.round(featureSide * Math.min(1, shape)))
  const height = Math.max(24, Math.round(featureSide * Math.min(1, 1 / shape)))
  const counted = drawingFeatures(await decodeImage(bytes, width, height), width, height)
  const { pixels } = await decodeImage(bytes, seenSide, seenSide)
  return [...counted, ...(await pooledFeatures(pixels))]
}
