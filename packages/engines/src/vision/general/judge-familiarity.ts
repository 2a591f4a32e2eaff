import { at } from '@vitrine/basics/at.ts'
import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { decodeImage } from '../decode-image.ts'
import { floatsOf, pictureTensor } from '../picture-tensor.ts'
import { agreedName } from './agreed-name.ts'
import type { GeneralHead } from './general-head.ts'
import { readEveryday } from './read-everyday.ts'

const everydayThings = new URL('./everyday.onnx', import.meta.url)
const generalNetwork = new URL('./general.onnx', import.meta.url)
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
  /** One of the model's labels that the picture surely shows, by a network of everyday things or because the whole and its middle agree; null otherwise. */
  named: { label: string; confidence: number } | null
  /** The network of everyday things sees something of the model's domain (food, a plant): a strange picture may only be an unusual one. */
  isRelated: boolean
  /** The network of everyday things sees something that only looks like the model's, so no answer should be sure. */
  isLookalike: boolean
  /** Certainly strange: an everyday thing of another domain, or a picture that the guard rejects and that shows nothing of the model's domain. */
  isForeign: boolean
}

/** What the network of everyday things sees; nothing where the model does not use it. */
async function lookForEveryday(
  pooled: Tensor,
  description: GeneralHead['description'],
): Promise<ReturnType<typeof readEveryday>> {
  const { takenFor, related, lookalikes } = description
  if (takenFor === null && related === null && lookalikes === null) {
    return { named: null, foreign: 0, isRelated: false, isLookalike: false }
  }
  const network = await openNetwork(everydayThings)
  return readEveryday(floatsOf((await network.run({ pooled })).chances), description)
}

/** Nineteen of twenty channels of a picture too dark to judge are below this, of 255; nothing that the models learned from is so dark. */
const darkest = 48

/** Whether hardly anything of it is lit. `pixels`: channel by channel, in any order. */
function isTooDark(pixels: Uint8Array): boolean {
  const lit = pixels.reduce((count, value) => count + Number(value >= darkest), 0)
  return lit < 0.05 * pixels.length
}

/** Below 0 the model's guard, trained also on scenes of nothing in particular, rejects the picture. */
async function guardMargin(pooled: Tensor, guard: URL | null): Promise<number> {
  if (guard === null) return 0
  const network = await openNetwork(guard)
  return at(floatsOf((await network.run({ pooled })).margin), 0)
}

/** So much of the width and of the height is a picture's middle. */
const middleShare = 0.64

/** The middle of a picture, in the network's input size. */
async function middleOf(bytes: Uint8Array): Promise<Uint8Array> {
  const all = Math.round(side / middleShare)
  const { pixels } = await decodeImage(bytes, all, all)
  const margin = Math.floor((all - side) / 2)
  const middle = new Uint8Array(side * side * 3)
  for (let row = 0; row < side; row++) {
    const start = ((row + margin) * all + margin) * 3
    middle.set(pixels.subarray(start, start + side * 3), row * side * 3)
  }
  return middle
}

/** The general network's features of a picture in its input size. */
async function pooledOf(pixels: Uint8Array): Promise<Tensor> {
  const network = await openNetwork(generalNetwork)
  const { pooled } = await network.run({ picture: pictureTensor(pixels, side, side, asTheyAre) })
  if (pooled === undefined) throw new Error('The general network has no output pooled.')
  return pooled
}

const classesOf = (chances: Float32Array, labels: readonly string[]): Familiarity['classes'] =>
  labels
    .map((label, index) => ({ label, confidence: Math.exp(at(chances, index)) }))
    .sort((a, b) => b.confidence - a.confidence)

/** A name that the whole picture, by `classes`, and its middle agree on. */
async function nameOfTwoLooks(
  bytes: Uint8Array,
  classes: Familiarity['classes'],
  { weights, description }: GeneralHead,
): Promise<Familiarity['named']> {
  const { sureTwice } = description
  // A whole that is not sure by itself needs no second look.
  if (sureTwice === null || agreedName(classes, classes, sureTwice) === null) return null
  const head = await openNetwork(weights)
  const { chances } = await head.run({ pooled: await pooledOf(await middleOf(bytes)) })
  return agreedName(classes, classesOf(floatsOf(chances), description.labels), sureTwice)
}

/**
 * Looks at a whole picture with a network that learned a thousand everyday things (EfficientNet-Lite0) and says how similar it is to
 * what a model learned from. Throws `InputError` as `decodeImage` does.
 */
export async function judgeFamiliarity(bytes: Uint8Array, model: GeneralHead): Promise<Familiarity> {
  const { weights, guard, description } = model
  const [{ pixels }, head] = await Promise.all([decodeImage(bytes, side, side), openNetwork(weights)])
  const pooled = await pooledOf(pixels)
  const answer = await head.run({ pooled })
  const everyday = await lookForEveryday(pooled, description)
  const guarded = (await guardMargin(pooled, guard)) < 0
  const learned = at(floatsOf(answer.belongs), 0)
  const belongs = guarded ? Math.min(learned, description.threshold) : learned
  const distance = at(floatsOf(answer.distance), 0)
  const classes = classesOf(floatsOf(answer.chances), description.labels)
  const isStrange = guarded || everyday.foreign > 0 || belongs < description.threshold
  const isFar = distance > description.farthest || isTooDark(pixels)
  return {
    likeness: isStrange ? 'strange' : isFar ? 'far' : 'familiar',
    belongs: Math.min(belongs, 1 - everyday.foreign),
    // The name of an everyday thing first: it rests on more pictures.
    named: everyday.named ?? (everyday.foreign > 0 ? null : await nameOfTwoLooks(bytes, classes, model)),
    // A foreign thing is none of the labels, whatever domain it is of.
    isRelated: everyday.isRelated && everyday.foreign === 0,
    isLookalike: everyday.isLookalike,
    isForeign: everyday.foreign > 0 || (guarded && !everyday.isRelated),
    classes,
  }
}
