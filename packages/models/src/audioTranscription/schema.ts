import { probability, seconds } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

/** The output of `audioTranscription`. Times in seconds from the start. */
export const transcriptionSchema = z.object({
  /** All segments' words. Empty where nobody speaks. */
  text: z.string(),
  segments: z.array(
    z.object({
      start: seconds,
      end: seconds,
      text: z.string(),
      /** null where the recogniser does not report it. */
      confidence: probability.nullable(),
      /** Each word with its time; omitted where the recogniser does not report it. */
      words: z.array(z.object({ start: seconds, end: seconds, text: z.string(), confidence: probability })).optional(),
    }),
  ),
  /** Of the less certain half of the words; of the segments where no words are reported; null where there is none. */
  confidence: probability.nullable(),
  /** null where nobody speaks. */
  recogniser: z.object({ kind: z.enum(['provider', 'whisper']), name: z.string(), version: z.string() }).nullable(),
  /** ISO 639 code of what is spoken most; null where nobody speaks or the recogniser does not report it. */
  language: z.string().nullable(),
  /** Stretches of speech, whether or not words were recognised there. */
  speech: z.array(z.object({ start: seconds, end: seconds, confidence: probability })),
  durationSeconds: z.number().positive(),
  subtitles: z.object({ srt: z.string(), vtt: z.string(), txt: z.string() }),
  /** Peaks of equal slices, 0…1. */
  waveform: z.array(probability),
  /** On the recognisers that failed before one answered, and on the file. */
  notes: z.object({ recogniser: z.array(z.string()), file: z.array(z.string()) }),
})

export type Transcription = z.infer<typeof transcriptionSchema>
