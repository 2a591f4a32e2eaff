import { z } from 'zod'

const scoreSchema = z.number().min(-1).max(1)
const labelSchema = z.enum(['negative', 'neutral', 'positive'])
const offsetSchema = z.int().min(0)

const wordSchema = z.object({
  text: z.string(),
  start: offsetSchema,
  end: offsetSchema,
  /** The word's contribution to its sentence's evidence, negative or positive. */
  weight: z.number(),
})

/** Offsets count UTF-16 code units of the input text. */
const sentenceSchema = z.object({
  text: z.string(),
  start: offsetSchema,
  end: offsetSchema,
  score: scoreSchema,
  label: labelSchema,
  confidence: z.number().min(0).max(1),
  /** The words that decided it, strongest first. */
  words: z.array(wordSchema),
})

const aspectSchema = z.object({
  aspect: z.string(),
  score: scoreSchema,
  label: labelSchema,
  /** Number of clauses about it in the whole text. */
  count: z.int().min(1),
  /** Indices into `sentences`. */
  mentions: z.array(z.int().min(0)),
})

/** What `retail-sentiment-analysis` answers. */
export const sentimentSchema = z.object({
  /** −1 (very negative) … 1 (very positive) */
  score: scoreSchema,
  label: labelSchema,
  /** Probability that the label is right; where `mixedOrIronic`, that this is. */
  confidence: z.number().min(0).max(1),
  /** Praise and blame are mixed, or the contrary of the words is meant: the label is only a tendency. */
  mixedOrIronic: z.boolean(),
  sentences: z.array(sentenceSchema),
  aspects: z.array(aspectSchema),
  /** Sentences of the whole text; more than `sentences` holds where the text is long. */
  sentenceCount: z.int().min(1),
  /** Reasons to doubt this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type Sentiment = z.infer<typeof sentimentSchema>
