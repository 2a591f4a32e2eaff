import { at } from '@vitrine/basics/at.ts'
import { openNetwork } from '../../network/open-network.ts'
import { decodeImage } from '../decode-image.ts'
import { floatsOf, pictureTensor } from '../picture-tensor.ts'
import type { GeneralHead } from './general-head.ts'

const generalEye = new URL('./general.onnx', import.meta.url)
const side = 224
const asTheyAre = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const

/** strange: none of the model's kind; far: of the kind, but unlike the pictures that the model learned from. */
export type Likeness = 'familiar' | 'far' | 'strange'

export interface Familiarity {
  likeness: Likeness
  /** Probability that the picture is of the model's kind, calibrated on sources that the fit did not see. */
  belongs: number
  /** A second opinion on what it shows, should it belong; best first, summing to 1. */
  classes: { label: string; confidence: number }[]
}

/**
 * Looks at a whole picture with a network that learned a thousand everyday things (EfficientNet-Lite0) and tells how like it is to
 * what a model knows. Throws `InputError` as `decodeImage` does.
 */
export async function judgeFamiliarity(bytes: Uint8Array, { weights, description }: GeneralHead): Promise<Familiarity> {
  const [{ pixels }, eye, head] = await Promise.all([
    decodeImage(bytes, side, side),
    openNetwork(generalEye),
    openNetwork(weights),
  ])
  const { pooled } = await eye.run({ picture: pictureTensor(pixels, side, side, asTheyAre) })
  if (pooled === undefined) throw new Error('The general eye has no output pooled.')
  const answer = await head.run({ pooled })
  const belongs = at(floatsOf(answer.belongs), 0)
  const distance = at(floatsOf(answer.distance), 0)
  const chances = floatsOf(answer.chances)
  return {
    likeness: belongs < description.threshold ? 'strange' : distance > description.farthest ? 'far' : 'familiar',
    belongs,
    classes: description.labels
      .map((label, index) => ({ label, confidence: Math.exp(at(chances, index)) }))
      .sort((a, b) => b.confidence - a.confidence),
  }
}
