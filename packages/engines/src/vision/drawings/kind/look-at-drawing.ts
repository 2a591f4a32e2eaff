import sharp from 'sharp'
import { decodeImage } from '../../decode-image.ts'
import { drawingFeatures, featureSide } from './drawing-features.ts'

/** The features of a picture file, looked at with its longer side at `featureSide`. */
export const featuresOfPicture = async (bytes: Uint8Array): Promise<number[]> => {
  const shape = await shapeOf(bytes)
  const width = Math.max(24, Math.round(featureSide * Math.min(1, shape)))
  const height = Math.max(24, Math.round(featureSide * Math.min(1, 1 / shape)))
  return drawingFeatures(await decodeImage(bytes, width, height), width, height)
}

const shapeOf = async (bytes: Uint8Array): Promise<number> => {
  try {
    const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
    return width / height
  } catch {
    return 1
  }
}
