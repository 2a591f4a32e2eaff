import { pooledFeatures, seenSide } from '../../backbone/pooled-features.ts'
import { decodeImage } from '../../decode-image.ts'
import { coverCaptions } from './captions.ts'
import { sewerFeatures, sewerSide } from './sewer-features.ts'

/** The features of a photo: its colours, shape and grain, then what the backbone sees of it, both without captions. */
export async function featuresOfSewerPhoto(bytes: Uint8Array): Promise<number[]> {
  const { pixels: small } = await decodeImage(bytes, sewerSide, sewerSide)
  const { pixels } = await decodeImage(bytes, seenSide, seenSide)
  return [...sewerFeatures(small), ...(await pooledFeatures(coverCaptions(pixels)))]
}
