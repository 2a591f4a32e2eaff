import { openNetwork } from '../network/open-network.ts'
import { type PictureClassification, readClassification } from './classification.ts'
import type { ClassifierDescription } from './classifier-description.ts'
import { decodeImage } from './decode-image.ts'
import { floatsOf, pictureTensor } from './picture-tensor.ts'

/**
 * Classifies a picture file by a whole network of its own. Throws `InputError` as `decodeImage` does.
 * The network takes `picture` and answers `logits` (1, labels) and `maps` (1, labels, rows, columns).
 */
export async function classifyImage(
  bytes: Uint8Array,
  weights: URL,
  description: ClassifierDescription,
): Promise<PictureClassification> {
  const { size } = description
  const [image, network] = await Promise.all([decodeImage(bytes, size, size), openNetwork(weights)])
  const { logits, maps } = await network.run({ picture: pictureTensor(image.pixels, size, size, description) })
  if (!maps) throw new Error('The network has no maps.')
  return readClassification(floatsOf(logits), maps, description)
}
