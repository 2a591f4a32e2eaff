import { at } from '@vitrine/basics/at.ts'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { runAside } from '../../network/run-aside.ts'
import { decodeImage } from '../decode-image.ts'
import { detectObjects } from '../detector/detect-objects.ts'
import { floatsOf, pictureTensor } from '../picture-tensor.ts'
import { agreedOpinion } from './agreed-opinion.ts'

const first = new URL('./first-opinion.onnx', import.meta.url)
const second = new URL('./second-opinion.onnx', import.meta.url)
const backbone = new URL('../backbone/backbone.onnx', import.meta.url)

/** Both networks look at a square of this side; the first cuts it out of a larger one. */
const side = 224
const uncut = 256
/** Of the pictures that the first network learned from, blue, green and red. */
const meanTones = [104, 117, 123] as const
const values = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const
/** Kinds that the second network tells apart, in its order. */
const kinds = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

async function askFirst(bytes: Uint8Array): Promise<number> {
  const { pixels } = await decodeImage(bytes, uncut, uncut)
  const margin = (uncut - side) / 2
  const cut = new Float32Array(side * side * 3)
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      for (const channel of [0, 1, 2] as const) {
        // The cast: indices stay inside (docs/decisions/014).
        const tone = pixels[((row + margin) * uncut + column + margin) * 3 + 2 - channel] as number
        cut[(row * side + column) * 3 + channel] = tone - meanTones[channel]
      }
    }
  }
  // Aside, since nearly every picture is judged by this network alone, while a model's own networks look at it.
  const { outputs } = await runAside(first, { 'input:0': new Tensor('float32', cut, [1, side, side, 3]) })
  return at(floatsOf(outputs), 1)
}

const explicitKinds: ReadonlySet<string> = new Set(['hentai', 'porn', 'sexy'])

async function askSecond(bytes: Uint8Array): Promise<number> {
  const { pixels } = await decodeImage(bytes, side, side)
  const [seeing, judging] = await Promise.all([openNetwork(backbone), openNetwork(second)])
  const { deep } = await seeing.run({ picture: pictureTensor(pixels, side, side, values) })
  if (deep === undefined) throw new Error('The backbone has no output deep.')
  const chances = floatsOf((await judging.run({ deep })).chances)
  return kinds.reduce((sum, kind, index) => (explicitKinds.has(kind) ? sum + at(chances, index) : sum), 0)
}

/**
 * How surely a picture file is sexually explicit, 0…1, by two networks of different origin (Yahoo's open_nsfw and nsfwjs); 0 where
 * they do not agree. Throws as `decodeImage` does.
 */
export async function judgeExplicit(bytes: Uint8Array): Promise<number> {
  const seesPerson = async (): Promise<boolean> => (await detectObjects(bytes)).some(({ label }) => label === 'person')
  return agreedOpinion(await askFirst(bytes), () => askSecond(bytes), seesPerson)
}
