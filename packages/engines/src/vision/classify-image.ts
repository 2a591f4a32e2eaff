import { at } from '@vitrine/basics/at.ts'
import type { ActivationMap } from './activation-map.ts'
import type { ClassifierDescription } from './classifier-description.ts'
import { decodeImage } from './decode-image.ts'
import { openNetwork } from '../network/open-network.ts'
import { floatsOf, pictureTensor } from './picture-tensor.ts'
import { softmax } from './softmax.ts'

export interface ImageClass {
  label: string
  /** Calibrated probability; those of all classes sum to 1. */
  confidence: number
}

export interface ImageClassification {
  /** All classes, the rejecting one included, best first. */
  classes: ImageClass[]
  /** False when the picture is none of what the network knows. */
  known: boolean
  /** Probability that the picture is none of what the network knows. */
  unknownScore: number
  /** Where the evidence for a class lies; raw values, higher is more. */
  mapOf: (label: string) => ActivationMap
}

/**
 * Classifies a picture file. Throws `InputError` as `decodeImage` does.
 * The network takes `picture` and answers `logits` (1, labels) and `maps` (1, labels, rows, columns).
 */
export async function classifyImage(
  bytes: Uint8Array,
  weights: URL,
  description: ClassifierDescription,
): Promise<ImageClassification> {
  const { labels, reject, size, temperature, threshold } = description
  const [image, network] = await Promise.all([decodeImage(bytes, size, size), openNetwork(weights)])
  const outputs = await network.run({ picture: pictureTensor(image.pixels, size, size, description) })
  const probabilities = softmax(floatsOf(outputs['logits']), temperature)
  const maps = floatsOf(outputs['maps'])
  const [, , rows = 1, columns = 1] = outputs['maps']?.dims ?? []

  const unknownScore = probabilities[labels.indexOf(reject)] ?? 0
  return {
    classes: labels
      .map((label, index) => ({ label, confidence: at(probabilities, index) }))
      .sort((a, b) => b.confidence - a.confidence),
    known: unknownScore < threshold,
    unknownScore,
    mapOf: (label) => {
      const start = labels.indexOf(label) * rows * columns
      return { rows, columns, values: [...maps.subarray(start, start + rows * columns)] }
    },
  }
}
