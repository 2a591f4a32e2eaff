import { probability, seconds, segmentSchema, transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

/** The output of `audioTranscription`. Times in seconds from the start. */
export const transcriptionSchema = z.object({
  ...transcriptFields,
  segments: z.array(
    segmentSchema.extend({
      /** Each word with its time; omitted where the recogniser does not report it. */
      words: z.array(z.object({ start: seconds, end: seconds, text: z.string(), confidence: probability })).optional(),
    }),
  ),
  /** Of the less certain half of the words; of the segments where no words are reported; null where there is none. */
  confidence: probability.nullable(),
  /** Stretches of speech, whether or not words were recognised there. */
  speech: z.array(z.object({ start: seconds, end: seconds, confidence: probability })),
  subtitles: z.object({ srt: z.string(), vtt: z.string(), txt: z.string() }),
})

export type Transcription = z.infer<typeof transcriptionSchema>
