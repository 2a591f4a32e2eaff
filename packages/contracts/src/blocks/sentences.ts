import { z } from 'zod'

/**
 * Sentences of the input text with a score each, −1 (bad) … 1 (good), and the words that decided it. Offsets are
 * indices into `text`.
 */
export const sentencesBlock = z.object({
  kind: z.literal('sentences'),
  title: z.string().optional(),
  items: z.array(
    z.object({
      text: z.string(),
      score: z.number().min(-1).max(1),
      label: z.string(),
      /** How strong it is, in the model's own words, shown instead of the score: '98 %'. */
      strength: z.string().optional(),
      spans: z.array(
        z.object({ start: z.int().min(0), end: z.int().min(0), weight: z.number(), label: z.string().optional() }),
      ),
    }),
  ),
  omitted: z.string().optional(),
})
