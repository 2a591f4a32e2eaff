import { transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

const probability = z.number().min(0).max(1)

/** Where it is said, word for word; seconds from the start. */
const citationSchema = z.object({ start: z.number().min(0), end: z.number().min(0), quote: z.string() })

const answerSchema = z.object({
  question: z.string(),
  /** Words of the transcript, or the sentence that nothing was found. */
  answer: z.string(),
  found: z.boolean(),
  /** That the recording answers so: of the reader and the recogniser together. */
  confidence: probability,
  citations: z.array(citationSchema),
})

/** What `audio-question-answering` answers. */
export const audioAnswerSchema = z.object({
  /** Of one question, its answer; of several, a line for each. */
  answer: z.string(),
  /** Whether any question was answered. */
  found: z.boolean(),
  confidence: probability,
  citations: z.array(citationSchema),
  answers: z.array(answerSchema).min(1),
  related_questions: z.array(z.string()),
  ...transcriptFields,
})

export type AudioAnswer = z.infer<typeof audioAnswerSchema>
