import { z } from 'zod'

const confidenceSchema = z.number().min(0).max(1)
const offset = z.int().min(0)

/** A document's tags as a model's answer. Offsets count UTF-16 code units of the document's running text. */
export const tagsSchema = z.object({
  documentType: z.object({ code: z.string(), label: z.string(), confidence: confidenceSchema }).nullable(),
  /** Best first; `code` is the training set's own label. */
  topics: z.array(z.object({ code: z.string(), label: z.string(), confidence: confidenceSchema })).min(1),
  /** False where the text is on none of the known topics: then `topics` are only the nearest. */
  known: z.boolean(),
  /** Probability that the text is of the kind that the topics were learned from. */
  familiar: confidenceSchema,
  telling: z.array(z.object({ text: z.string(), start: offset, end: offset, weight: z.number() })),
  keyphrases: z.array(
    z.object({ text: z.string(), start: offset, end: offset, score: confidenceSchema, count: z.int().min(1) }),
  ),
  entities: z.array(
    z.object({
      kind: z.enum(['person', 'organisation', 'date', 'amount', 'code']),
      text: z.string(),
      detail: z.string().nullable(),
      start: offset,
      end: offset,
      confidence: confidenceSchema,
      count: z.int().min(1),
    }),
  ),
  warnings: z.array(z.string()),
})

export type Tags = z.infer<typeof tagsSchema>
