import { z } from 'zod'

export const probability = z.number().min(0).max(1)
/** From the start of the recording. */
export const seconds = z.number().min(0)

export const segmentSchema = z.object({
  start: seconds,
  end: seconds,
  text: z.string(),
  /** null where the recogniser does not report it. */
  confidence: probability.nullable(),
})

/** What every model that listens to speech answers besides its own. Times in seconds from the start. */
export const transcriptFields = {
  /** All segments' words. Empty where nobody speaks. */
  text: z.string(),
  segments: z.array(segmentSchema),
  /** null where nobody speaks. */
  recogniser: z.object({ kind: z.enum(['provider', 'whisper']), name: z.string(), version: z.string() }).nullable(),
  /** ISO 639 code of what is spoken most; null where nobody speaks or the recogniser does not report it. */
  language: z.string().nullable(),
  durationSeconds: z.number().positive(),
  /** Peaks of equal slices, 0…1. */
  waveform: z.array(probability),
  /** On the recognisers that failed before one answered, and on the file. */
  notes: z.object({ recogniser: z.array(z.string()), file: z.array(z.string()) }),
}
