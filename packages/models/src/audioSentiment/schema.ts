import { probability, seconds } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

const scoreSchema = z.number().min(-1).max(1)
const labelSchema = z.enum(['negative', 'neutral', 'positive'])
export const emotionSchema = z.enum(['anger', 'boredom', 'disgust', 'fear', 'happiness', 'neutral', 'sadness'])
export type Emotion = z.infer<typeof emotionSchema>

const emotionsSchema = z.array(z.object({ label: emotionSchema, confidence: probability }))

/** The output of `audioSentiment`. Times in seconds from the start. */
export const audioSentimentSchema = z.object({
  /** Words and voice together, −1 (very negative) … 1 (very positive). */
  score: scoreSchema,
  label: labelSchema,
  confidence: probability,
  /** The voice's emotions over the whole recording, best first; empty where nobody speaks. */
  labels: emotionsSchema,
  /** False where nobody speaks or no emotion stands out in a voice of a kind that the network knows. */
  known: z.boolean(),
  /** False where the voice is unlike those that the network learnt from; the mood then rests on the words alone. */
  familiar: z.boolean(),
  /** By the voice alone. */
  voice: z.object({ score: scoreSchema, label: labelSchema, confidence: probability }).nullable(),
  /** From the words alone; null where none could be made out. */
  words: z.object({ score: scoreSchema, label: labelSchema, confidence: probability }).nullable(),
  /** Reasons not to take the mood at its word, as sentences for people. */
  warnings: z.array(z.string()),
  /** Each recognised sentence, with the sentiment of its words. */
  sentences: z.array(
    z.object({
      start: seconds,
      end: seconds,
      text: z.string(),
      score: scoreSchema,
      label: labelSchema,
      confidence: probability,
    }),
  ),
  /** Stretches of speech with the scores of the voice, and of voice and words combined. */
  events: z.array(
    z.object({
      start: seconds,
      end: seconds,
      label: emotionSchema,
      confidence: probability,
      voiceScore: scoreSchema,
      /** null where no words were recognised in it. */
      wordScore: scoreSchema.nullable(),
      score: scoreSchema,
    }),
  ),
  /** Mood over time, one value every `step` seconds; the last one holds through pauses. */
  curve: z.object({ step: z.number().positive(), values: z.array(scoreSchema) }),
  text: z.string(),
  segments: z.array(z.object({ start: seconds, end: seconds, text: z.string(), confidence: probability.nullable() })),
  recogniser: z.object({ kind: z.enum(['provider', 'whisper']), name: z.string(), version: z.string() }).nullable(),
  /** ISO 639 code of what is spoken most; null where nobody speaks or the recogniser does not report it. */
  language: z.string().nullable(),
  durationSeconds: z.number().positive(),
  /** Peaks of equal slices, 0…1. */
  waveform: z.array(probability),
  /** On the recognisers that failed or are missing, and on the file. */
  notes: z.object({ recogniser: z.array(z.string()), file: z.array(z.string()) }),
})

export type AudioSentiment = z.infer<typeof audioSentimentSchema>
