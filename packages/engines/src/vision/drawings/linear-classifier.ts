import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { z } from 'zod'

/** A logistic regression as evals/train/drawings/fit_kinds.py writes it. */
export const linearClassifierSchema = z.object({
  labels: z.array(z.string()),
  temperature: z.number().positive(),
  weights: z.array(z.array(z.number())),
  biases: z.array(z.number()),
})
export type LinearClassifier = z.infer<typeof linearClassifierSchema>

/** Every label with its calibrated probability, best first. */
export function classifyFeatures(
  features: readonly number[],
  { labels, temperature, weights, biases }: LinearClassifier,
): { label: string; confidence: number }[] {
  const logits = weights.map((line, index) =>
    line.reduce((sum, weight, place) => sum + weight * at(features, place), at(biases, index)),
  )
  const shares = softmax(logits, temperature)
  return labels
    .map((label, index) => ({ label, confidence: at(shares, index) }))
    .sort((a, b) => b.confidence - a.confidence)
}
