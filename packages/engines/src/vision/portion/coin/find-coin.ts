import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { z } from 'zod'
import type { Box } from '../../box.ts'
import type { Pixels } from '../../cut-out.ts'
import { coinCandidates } from './coin-candidates.ts'
import stored from './coin-model.json' with { type: 'json' }

export interface FoundCoin {
  box: Box
  /** Width in pixels of the picture that was given. */
  pixels: number
  confidence: number
}

const numbers = z.array(z.number())

/** Logistic regression on the features of `describeCircle` and their squares; written by evals/train/portion/fit_coin.py. */
const model = z
  .object({ mean: numbers, scale: numbers, linear: numbers, square: numbers, bias: z.number() })
  .parse(stored)

/** Below this it is as likely something else that is round. */
const least = 0.5

function sureness(description: readonly number[]): number {
  let sum = model.bias
  for (const [index, value] of description.entries()) {
    const standard = (value - at(model.mean, index)) / (model.scale[index] ?? 1)
    sum += standard * at(model.linear, index) + standard ** 2 * at(model.square, index)
  }
  return sigmoid(sum)
}

/**
 * The likeliest metal coin on a picture whose longer side is about 512 px, or null. It must face the camera: a coin seen
 * at an angle is an ellipse and is not found. Learned from one-yuan coins; other bright coins of 15 to 110 px look similar.
 */
export function findCoin(picture: Pixels): FoundCoin | null {
  let best: FoundCoin | null = null
  for (const { circle, description } of coinCandidates(picture)) {
    const confidence = sureness(description)
    if (confidence < Math.max(least, best?.confidence ?? 0)) continue
    const { x, y, radius } = circle
    const { width, height } = picture
    const box: Box = [
      Math.max(0, (x - radius) / width),
      Math.max(0, (y - radius) / height),
      Math.min(1, (x + radius) / width),
      Math.min(1, (y + radius) / height),
    ]
    best = { box, pixels: 2 * radius, confidence }
  }
  return best
}
