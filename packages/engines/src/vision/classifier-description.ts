import { z } from 'zod'

/** The weights.json of a classifier; written by evals/train/vision/export.py. */
export const classifierDescriptionSchema = z.object({
  /** In the order of the network's outputs. */
  labels: z.array(z.string()).min(2),
  /** The label that means 'none of these'. */
  reject: z.string(),
  /** Side of the square input, px. */
  size: z.int().min(32),
  /** Per channel, of values 0…1: the network sees (value − mean) / deviation. */
  mean: z.tuple([z.number(), z.number(), z.number()]),
  deviation: z.tuple([z.number(), z.number(), z.number()]),
  /** The logits are divided by it, so that a confidence of 0.8 is right in about 8 of 10 cases. */
  temperature: z.number().positive(),
  /** From this probability of `reject` on, the picture counts as none of these. */
  threshold: z.number().min(0).max(1),
})
export type ClassifierDescription = z.infer<typeof classifierDescriptionSchema>
