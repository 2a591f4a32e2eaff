import { probability, seconds } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

/** dBFS: 0 is the loudest that the file can hold. Not a sound pressure level. */
const decibels = z.number().max(1)

const labelSchema = z.enum(['snore', 'other'])

/** What `snore-detection` answers. Times in seconds from the start. */
export const snoreSchema = z.object({
  /** Of the whole recording, best first: the confidence of `snore` is that of its most snore-like second. */
  labels: z.array(z.object({ label: labelSchema, confidence: probability })).length(2),
  /** False when the network was undecided about most of the recording. */
  known: z.boolean(),
  /** One for each snore, in order. */
  events: z.array(z.object({ start: seconds, end: seconds, label: z.literal('snore'), confidence: probability })),
  /** Probability of snoring in each second; the last one may be a part of a second. */
  perSecond: z.array(probability),
  /** The same, finer: one value every `step` seconds. */
  curve: z.object({ step: z.number().positive(), values: z.array(probability) }),
  durationSeconds: z.number().positive(),
  snoreCount: z.int().min(0),
  /** null where the recording is too short for a rate. */
  snoresPerMinute: z.number().min(0).nullable(),
  /** Seconds of snoring in all. */
  snoringSeconds: seconds,
  /** Seconds that sound like snoring but in which a voice was talking; not counted as snoring. */
  talkingSeconds: seconds,
  /** From the end of one snore to the start of the next; null with fewer than two snores. */
  longestPause: z.object({ start: seconds, end: seconds, seconds: seconds }).nullable(),
  loudness: z.object({
    meanDecibels: decibels,
    peakDecibels: decibels,
    /** Of the quietest tenth: what sounds all the time. */
    backgroundDecibels: decibels,
    /** Mean within the snores; null without any. */
    snoreDecibels: decibels.nullable(),
  }),
  /** Peaks of equal slices, 0…1. */
  waveform: z.array(probability),
  /** What is to be known of the file, such as that it was cut off. */
  notes: z.array(z.string()),
})

export type SnoreReport = z.infer<typeof snoreSchema>
