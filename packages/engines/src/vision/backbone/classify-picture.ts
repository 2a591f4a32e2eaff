import { at } from '@vitrine/basics/at.ts'
import type { Tensor } from 'onnxruntime-node'
import type { ActivationMap } from '../activation-map.ts'
import { decodeImage } from '../decode-image.ts'
import { openNetwork } from '../../network/open-network.ts'
import { floatsOf } from '../picture-tensor.ts'
import { softmax } from '../softmax.ts'
import type { HeadDescription } from './head-description.ts'
import { seePicture } from './see-picture.ts'

/** A model's last layer on the shared backbone. */
export interface Head {
  /** head.onnx of the model's folder. */
  weights: URL
  description: HeadDescription
}

export interface PictureClass {
  label: string
  /** Calibrated probability; those of all classes sum to 1. */
  confidence: number
}

export interface PictureClassification {
  /** All classes, the rejecting one included, best first. */
  classes: PictureClass[]
  /** False when the picture is none of what the head knows. */
  known: boolean
  /** Probability that the picture is none of what the head knows. */
  unknownScore: number
  /** Where the evidence for a class lies; raw values, higher is more. */
  mapOf: (label: string) => ActivationMap
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

function classificationOf(
  looks: [Look, ...Look[]],
  { labels, reject, temperature, threshold }: HeadDescription,
): PictureClassification {
  const mean = labels.map((_, index) => looks.reduce((sum, { logits }) => sum + at(logits, index), 0) / looks.length)
  const probabilities = softmax(mean, temperature)
  const [{ maps }] = looks
  const values = floatsOf(maps)
  const [, , rows = 1, columns = 1] = maps.dims

  const unknownScore = probabilities[labels.indexOf(reject)] ?? 0
  return {
    classes: labels
      .map((label, index) => ({ label, confidence: at(probabilities, index) }))
      .sort((a, b) => b.confidence - a.confidence),
    known: unknownScore < threshold,
    unknownScore,
    mapOf: (label) => {
      const start = labels.indexOf(label) * rows * columns
      return { rows, columns, values: [...values.subarray(start, start + rows * columns)] }
    },
  }
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
