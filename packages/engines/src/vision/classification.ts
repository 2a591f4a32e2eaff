import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import type { Tensor } from 'onnxruntime-node'
import type { ActivationMap } from './activation-map.ts'
import { floatsOf } from './picture-tensor.ts'

export interface PictureClass {
  label: string
  /** Calibrated probability; those of all classes sum to 1. */
  confidence: number
}

export interface PictureClassification {
  /** All classes, the rejecting one included, best first. */
  classes: PictureClass[]
  /** False when the picture shows nothing that the network knows. */
  known: boolean
  /** Probability that the picture shows nothing that the network knows. */
  unknownScore: number
  /** Where the evidence for a class lies; raw values, higher is more. */
  mapOf: (label: string) => ActivationMap
}

/** How a classifier's outputs are read: the part that the descriptions of whole networks and of heads share. */
export interface ClassReading {
  labels: readonly string[]
  reject: string
  temperature: number
  threshold: number
}

/** What a classifier's outputs say: `logits`, one a label, and `maps` (1, labels, rows, columns). */
export function readClassification(
  logits: ArrayLike<number>,
  maps: Tensor,
  { labels, reject, temperature, threshold }: ClassReading,
): PictureClassification {
  const probabilities = softmax(logits, temperature)
  const values = floatsOf(maps)
  const [, , rows = 1, columns = 1] = maps.dims
  const unknownScore = at(probabilities, labels.indexOf(reject))
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
