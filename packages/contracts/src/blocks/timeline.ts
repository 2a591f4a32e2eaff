import { z } from 'zod'
import { confidenceSchema } from './place.ts'

/** Events in the input sound or video, in seconds from its start, with its waveform and a measured curve. */
export const timelineBlock = z.object({
  kind: z.literal('timeline'),
  title: z.string().optional(),
  duration: z.number().positive(),
  /** Peak of each equal slice of the sound, 0…1. */
  waveform: z.array(z.number()).nullable(),
  events: z.array(z.object({ start: z.number(), end: z.number(), label: z.string(), confidence: confidenceSchema })),
  /** Values 0…1, one every `step` seconds. */
  curve: z.object({ label: z.string(), step: z.number().positive(), values: z.array(z.number()) }).nullable(),
})
