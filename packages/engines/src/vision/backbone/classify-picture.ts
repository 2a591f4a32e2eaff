import { at } from '@vitrine/basics/at.ts'
import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { type PictureClassification, readClassification } from '../classification.ts'
import { decodeImage } from '../decode-image.ts'
import { floatsOf } from '../picture-tensor.ts'
import type { HeadDescription } from './head-description.ts'
import { seePicture } from './see-picture.ts'

/** A model's last layer on the shared backbone. */
export interface Head {
  /** head.onnx of the model's folder. */
  weights: URL
  description: HeadDescription
}

interface Look {
  /** One value a label. */
  logits: Float32Array
  maps: Tensor
}

async function look(pixels: Uint8Array, size: number, weights: URL): Promise<Look> {
  const [seen, head] = await Promise.all([seePicture(pixels, size), openNetwork(weights)])
  const { logits, maps } = await head.run({ ...seen })
  if (!maps) throw new Error('The head has no maps.')
  return { logits: floatsOf(logits), maps }
}

function classificationOf(looks: [Look, ...Look[]], description: HeadDescription): PictureClassification {
  const mean = description.labels.map(
    (_, index) => looks.reduce((sum, { logits }) => sum + at(logits, index), 0) / looks.length,
  )
  return readClassification(mean, looks[0].maps, description)
}

/** Classifies pixels that are already `size` × `size` RGB, as the head's description says. */
export const classifyPixels = async (
  pixels: Uint8Array,
  { weights, description }: Head,
): Promise<PictureClassification> => classificationOf([await look(pixels, description.size, weights)], description)

/** Classifies a picture file. Throws `InputError` as `decodeImage` does. */
export async function classifyPicture(
  bytes: Uint8Array,
  { weights, description }: Head,
): Promise<PictureClassification> {
  const lookAt = async (size: number): Promise<Look> =>
    look((await decodeImage(bytes, size, size)).pixels, size, weights)
  const first = await lookAt(description.size)
  const second = description.secondSize === undefined ? [] : [await lookAt(description.secondSize)]
  return classificationOf([first, ...second], description)
}
