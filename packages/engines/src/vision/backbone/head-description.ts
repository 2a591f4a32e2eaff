import { z } from 'zod'

/** The head.json of a model's head; written by evals/train/vision/heads.py. */
export const headDescriptionSchema = z.object({
  /** In the order of the head's outputs. */
  labels: z.array(z.string()).min(2),
  /** The label that means 'none of these'. */
  reject: z.string(),
  /** Side of the square that the backbone is shown, px; a multiple of 32. */
  size: z.int().min(32).multipleOf(32),
  /** Side at which a whole picture is looked at a second time, px; the two looks count alike. */
  secondSize: z.int().min(32).multipleOf(32).optional(),
  /** The logits are divided by it, so that a confidence of 0.8 is right in about 8 of 10 cases. */
  temperature: z.number().positive(),
  /** From this probability of `reject` on, the picture counts as none of these. */
  threshold: z.number().min(0).max(1),
})
export type HeadDescription = z.infer<typeof headDescriptionSchema>
