import { readFile } from 'node:fs/promises'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { runNetwork } from './run-network.ts'

const weights = new URL('./networks/read-line.onnx', import.meta.url)
const alphabetFile = new URL('./networks/alphabet.txt', import.meta.url)

export interface ReadCharacter {
  character: string
  /** 0…1. */
  confidence: number
  /** Middle of the character in the strip, in pixels. */
  at: number
  /** A sign of money that it might be instead; coarse print makes 5 and 8 of $. */
  sign: string | null
}

const moneySigns = ['$', '€', '£', '¥']
/** Where the character is another one, its true reading seldom has a probability of a thousandth. */
const mightBe = 0.001

let alphabet: Promise<string[]> | null = null
const loadAlphabet = (): Promise<string[]> =>
  // Class 0 is the blank that stands between characters.
  (alphabet ??= readFile(alphabetFile, 'utf8').then((text) => ['', ...text.split('\n')]))

function largestOf(values: Float32Array, from: number, count: number): number {
  let best = 0
  for (let index = 1; index < count; index += 1) {
    if ((values[from + index] as number) > (values[from + best] as number)) best = index
  }
  return best
}

/**
 * Reads one level strip of text, 48 pixels high. At each horizontal step the network gives a character or none;
 * the same character at neighbouring steps is one (connectionist temporal classification, Graves et al. 2006).
 */
export async function readStrip({ grey, width, height }: GreyPicture): Promise<ReadCharacter[]> {
  const characters = await loadAlphabet()
  const pixels = new Float32Array(3 * width * height)
  for (let at = 0; at < grey.length; at += 1) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const tone = (grey[at] as number) / 127.5 - 1
    pixels[at] = tone
    pixels[grey.length + at] = tone
    pixels[2 * grey.length + at] = tone
  }
  const scores = await runNetwork(weights, { pixels, width, height })
  const classes = characters.length
  const signs = moneySigns.map((sign) => characters.indexOf(sign))
  const steps = scores.length / classes
  const found: ReadCharacter[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    const best = largestOf(scores, step * classes, classes)
    if (best !== 0) {
      const confidence = scores[step * classes + best] as number
      const at = ((step + 0.5) * width) / steps
      const scored = scores.subarray(step * classes, (step + 1) * classes)
      const sign = signs.find((index) => index !== best && (scored[index] as number) > mightBe)
      const last = found.at(-1)
      const reading = { confidence, at, sign: sign === undefined ? null : (characters[sign] ?? null) }
      if (best !== before || last === undefined) found.push({ character: characters[best] as string, ...reading })
      else if (confidence > last.confidence) Object.assign(last, reading)
    }
    before = best
  }
  return found
}
