import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** A moment of a recording, seconds from its start. */
export const spanSchema = z.object({ start: z.number().min(0), end: z.number().min(0) })

/** Where it is said, written or seen, word for word. */
const citationSchema = spanSchema.extend({ quote: z.string() })

/** An answer to one question about a recording. */
export const answerSchema = z.object({
  question: z.string(),
  /** What the recording says or shows, or the sentence that nothing was found. */
  answer: z.string(),
  /** False where the recording does not tell it, or the model cannot make it out. */
  found: z.boolean(),
  /** That the recording answers so: of the reader and the recogniser together. */
  confidence: confidenceSchema,
  citations: z.array(citationSchema),
})

/** All answers about a recording; the fields before them speak of all together. */
export const answersFields = <Answer extends z.ZodType>(answer: Answer) => ({
  /** Of one question, its answer; of several, a line for each. */
  answer: z.string(),
  /** Whether any question was answered. */
  found: z.boolean(),
  confidence: confidenceSchema,
  citations: z.array(citationSchema),
  answers: z.array(answer).min(1),
  related_questions: z.array(z.string()),
})
