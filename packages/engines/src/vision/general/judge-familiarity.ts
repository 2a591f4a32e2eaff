import { at } from '@vitrine/basics/at.ts'
import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { decodeImage } from '../decode-image.ts'
import { floatsOf, pictureTensor } from '../picture-tensor.ts'
import { agreedName } from './agreed-name.ts'
import { heedEveryday } from './heed-everyday.ts'
import type { GeneralHead } from './general-head.ts'

const everydayThings = new URL('./everyday.onnx', import.meta.url)
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
  /** One of the model's labels that the picture surely shows, however it was taken, to who learned everyday things or by two looks that agree; null where it shows none. */
  named: { label: string; confidence: number } | null
  /** What learned everyday things takes it for one of the model's world (food, a plant), so that strange may only mean strangely shown. */
  isKin: boolean
  /** What learned everyday things rather takes it for one that only looks like the model's, so that no answer should be sure. */
  isLookalike: boolean
  /** Strange for sure: an everyday thing of another world, or what the guard turns away and nothing of the model's world is seen in. */
  isForeign: boolean
}

/** What names of everyday things tell; nothing where the model's pictures were not looked at so. */
async function lookForEveryday(
  pooled: Tensor,
  description: GeneralHead['description'],
): Promise<ReturnType<typeof heedEveryday>> {
  const { takenFor, kin, lookalikes } = description
  if (takenFor === null && kin === null && lookalikes === null) {
    return { named: null, foreign: 0, isKin: false, isLookalike: false }
  }
  const network = await openNetwork(everydayThings)
  return heedEveryday(floatsOf((await network.run({ pooled })).chances), description)
}

/** Nineteen of twenty channels of a picture too dark to judge are below this, of 255; nothing that the models learned from is so dark. */
const darkest = 48

/** Whether hardly anything of it is lit. `pixels`: channel by channel, in any order. */
function isTooDark(pixels: Uint8Array): boolean {
  const lit = pixels.reduce((count, value) => count + Number(value >= darkest), 0)
  return lit < 0.05 * pixels.length
}

/** Below 0 the model's guard, which saw scenes of nothing in particular, calls the picture none of its kind. */
async function guardMargin(pooled: Tensor, guard: URL | null): Promise<number> {
  if (guard === null) return 0
  const network = await openNetwork(guard)
  return at(floatsOf((await network.run({ pooled })).margin), 0)
}

/** So much of the width and of the height is a picture's middle. */
const middleShare = 0.64

/** The middle of a picture, as the eye takes it. */
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

/** What the eye sees in pixels of its own size. */
async function pooledOf(pixels: Uint8Array): Promise<Tensor> {
  const eye = await openNetwork(generalEye)
  const { pooled } = await eye.run({ picture: pictureTensor(pixels, side, side, asTheyAre) })
  if (pooled === undefined) throw new Error('The general eye has no output pooled.')
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
 * Looks at a whole picture with a network that learned a thousand everyday things (EfficientNet-Lite0) and tells how like it is to
 * what a model knows. Throws `InputError` as `decodeImage` does.
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
    // What it surely shows is none of the labels, of that world or not.
    isKin: everyday.isKin && everyday.foreign === 0,
    isLookalike: everyday.isLookalike,
    isForeign: everyday.foreign > 0 || (guarded && !everyday.isKin),
    classes,
  }
}
