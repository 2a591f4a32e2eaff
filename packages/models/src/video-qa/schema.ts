import { probability, seconds, transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'
import { answerSchema, answersFields, spanSchema } from '../shared/answers/answers-schema.ts'

const framedAnswerSchema = answerSchema.extend({
  /** A picture of the first cited moment, with what was found marked on it; null without one. */
  frame: z.string().nullable(),
})

/** What `video-qa` answers. Times in seconds from the start. */
export const videoAnswerSchema = z.object({
  ...answersFields(framedAnswerSchema),
  shots: z.array(spanSchema.extend({ frame: z.string().nullable() })),
  /** What was recognised on pictures taken at even distances. */
  things: z.array(
    z.object({
      label: z.string(),
      /** False for what moves and could not be recognised. */
      named: z.boolean(),
      mostAtOnce: z.int().min(0),
      /** How many different ones came into view, as far as they could be followed. */
      inAll: z.int().min(1),
      firstSeen: seconds,
      lastSeen: seconds,
      confidence: probability,
    }),
  ),
  motion: z.object({ step: z.number().positive(), values: z.array(probability), spans: z.array(spanSchema) }),
  written: z.array(spanSchema.extend({ text: z.string(), confidence: probability })),
  ...transcriptFields,
})

export type VideoAnswer = z.infer<typeof videoAnswerSchema>
export type Answer = z.infer<typeof answerSchema>
