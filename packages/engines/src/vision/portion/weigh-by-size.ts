import { type Measured, sizeLikelihood } from './measured-size.ts'
import type { SizeModel } from './size-model.ts'

/** Guesses at a food, each made likelier or less likely by how large foods of its kind look. Best first, adding up to 1. */
export function weighBySize<Guess extends { label: string; confidence: number }>(
  guesses: readonly Guess[],
  measured: Measured,
  model: SizeModel,
): Guess[] {
  const weighed = guesses.map((guess) => ({
    ...guess,
    confidence: guess.confidence * sizeLikelihood(measured, guess.label, model),
  }))
  const sum = weighed.reduce((total, { confidence }) => total + confidence, 0)
  if (!(sum > 0)) return [...guesses]
  return weighed
    .map((guess) => ({ ...guess, confidence: guess.confidence / sum }))
    .sort((a, b) => b.confidence - a.confidence)
}
