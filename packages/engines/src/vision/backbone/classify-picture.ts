import type { ActivationMap } from '../activation-map.ts'
import { decodeImage } from '../decode-image.ts'
import { openNetwork } from '../network-session.ts'
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

/** Classifies pixels that are already `size` × `size` RGB, as the head's description says. */
export const classifyPixels = async (
  pixels: Uint8Array,
  { weights, description }: Head,
): Promise<PictureClassification> => {
  const { labels, reject, size, temperature, threshold } = description
  const [seen, head] = await Promise.all([seePicture(pixels, size), openNetwork(weights)])
  const { logits, maps } = await head.run({ ...seen })
  const probabilities = softmax(floatsOf(logits), temperature)
  const values = floatsOf(maps)
  const [, , rows = 1, columns = 1] = maps?.dims ?? []

  const unknownScore = probabilities[labels.indexOf(reject)] ?? 0
  return {
    classes: labels
      .map((label, index) => ({ label, confidence: probabilities[index] ?? 0 }))
      .sort((a, b) => b.confidence - a.confidence),
    known: unknownScore < threshold,
    unknownScore,
    mapOf: (label) => {
      const start = labels.indexOf(label) * rows * columns
      return { rows, columns, values: [...values.subarray(start, start + rows * columns)] }
    },
  }
}

/** Classifies a picture file. Throws `InputError` as `decodeImage` does. */
export const classifyPicture = async (bytes: Uint8Array, head: Head): Promise<PictureClassification> => {
  const { size } = head.description
  const { pixels } = await decodeImage(bytes, size, size)
  return classifyPixels(pixels, head)
}
