import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** A moment of a recording, seconds from its start. */
export const spanSchema = z.object({ start: z.number().min(0), end: z.number().min(0) })

/** The quoted words, and where they are said, written or seen. */
const citationSchema = spanSchema.extend({ quote: z.string() })

/** An answer to one question about a recording. */
export const answerSchema = z.object({
  question: z.string(),
  /** The answer, or the sentence that nothing was found. */
  answer: z.string(),
  /** False if the recording does not contain the answer, or the model cannot find it. */
  found: z.boolean(),
  /** Confidence in the answer, of the reader and the recogniser combined. */
  confidence: confidenceSchema,
  citations: z.array(citationSchema),
})

/** All answers about a recording; the fields before `answers` summarise them. */
export const answersFields = <Answer extends z.ZodType>(answer: Answer) => ({
  /** The answer to a single question, or a line for each of several. */
  answer: z.string(),
  /** Whether any question was answered. */
  found: z.boolean(),
  confidence: confidenceSchema,
  citations: z.array(citationSchema),
  answers: z.array(answer).min(1),
  related_questions: z.array(z.string()),
})
