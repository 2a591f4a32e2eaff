import { Tensor } from 'onnxruntime-node'
import type { ActivationMap } from './activation-map.ts'
import type { ClassifierDescription } from './classifier-description.ts'
import { decodeImage } from './decode-image.ts'
import { openNetwork } from './network-session.ts'
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

/** RGB bytes → float (1, 3, size, size), channel by channel, scaled as the network was trained. */
const toTensor = (pixels: Uint8Array, { size, mean, deviation }: ClassifierDescription): Tensor => {
  const area = size * size
  const values = new Float32Array(3 * area)
  for (const channel of [0, 1, 2] as const) {
    const scale = 1 / (255 * deviation[channel])
    const shift = -mean[channel] / deviation[channel]
    for (let index = 0; index < area; index++) {
      values[channel * area + index] = (pixels[index * 3 + channel] ?? 0) * scale + shift
    }
  }
  return new Tensor('float32', values, [1, 3, size, size])
}

const floats = (tensor: Tensor | undefined): Float32Array => {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The network has no such output of type float32.')
  return tensor.data
}

/**
 * Classifies a picture file. Throws `InputError` as `decodeImage` does.
 * The network takes `picture` and answers `logits` (1, labels) and `maps` (1, labels, rows, columns).
 */
export const classifyImage = async (
  bytes: Uint8Array,
  weights: URL,
  description: ClassifierDescription,
): Promise<ImageClassification> => {
  const { labels, reject, size, temperature, threshold } = description
  const [image, network] = await Promise.all([decodeImage(bytes, size, size), openNetwork(weights)])
  const outputs = await network.run({ picture: toTensor(image.pixels, description) })
  const probabilities = softmax(floats(outputs['logits']), temperature)
  const maps = floats(outputs['maps'])
  const [, , rows = 1, columns = 1] = outputs['maps']?.dims ?? []

  const unknownScore = probabilities[labels.indexOf(reject)] ?? 0
  return {
    classes: labels
      .map((label, index) => ({ label, confidence: probabilities[index] ?? 0 }))
      .sort((a, b) => b.confidence - a.confidence),
    known: unknownScore < threshold,
    unknownScore,
    mapOf: (label) => {
      const start = labels.indexOf(label) * rows * columns
      return { rows, columns, values: [...maps.subarray(start, start + rows * columns)] }
    },
  }
}
