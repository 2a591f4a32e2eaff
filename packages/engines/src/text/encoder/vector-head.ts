import { z } from 'zod'

/** A linear classifier over sentence vectors: one raw score for each class. Weights are stored class by class, as int8 with one scale per class. */
export interface VectorHead {
  classes: readonly string[]
  scales: readonly number[]
  biases: readonly number[]
  weights: Int8Array
}

const headSchema = z.object({
  classes: z.array(z.string()).min(1),
  scales: z.array(z.number()),
  biases: z.array(z.number()),
  /** Base64 of the int8 weights. */
  weights: z.string(),
})

/** Scores of one vector, in the order of the classes. */
export function vectorScores({ classes, scales, biases, weights }: VectorHead, vector: Float32Array): number[] {
  return classes.map((_, column) => {
    const start = column * vector.length
    let score = 0
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    for (let at = 0; at < vector.length; at++) score += (vector[at] as number) * (weights[start + at] as number)
    return score * (scales[column] as number) + (biases[column] as number)
  })
}

/** Reads a head from its JSON. Throws a plain Error if it is invalid: a defect of ours, never of the input. */
export function readVectorHead(json: unknown): VectorHead {
  const { weights, ...head } = headSchema.parse(json)
  const bytes = new Int8Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer)
  if (bytes.length % head.classes.length !== 0)
    throw new Error('The weights of a head over sentence vectors cannot be divided among its classes.')
  return { ...head, weights: bytes }
}

/** The inverse of {@link readVectorHead}. */
export const writeVectorHead = ({
  weights,
  ...head
}: VectorHead): Omit<VectorHead, 'weights'> & { weights: string } => ({
  ...head,
  weights: Buffer.from(weights.buffer, weights.byteOffset, weights.length).toString('base64'),
})
