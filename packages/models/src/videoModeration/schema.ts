import { probability, seconds, transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { moderationCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'

const offsetSchema = z.int().min(0)
const categorySchema = z.enum(moderationCategories)

export const eventKinds = ['spoken', 'written', 'flashing', 'explicit', 'skin', 'loud'] as const

export const notJudged = ['violence', 'weapons', 'symbols'] as const

/** What `videoModeration` answers. Times in seconds from the start. */
export const videoModerationSchema = z.object({
  /** All ten, highest first: the worst of what is spoken and written. They say nothing about the pictures. */
  categories: z.array(z.object({ name: categorySchema, score: probability })),
  verdict: z.enum(['allow', 'review', 'block']),
  /** The categories that led to the verdict, 'flashing' and 'explicit pictures'. */
  reasons: z.array(z.string()),
  /** Aspects that no part of this answer covers, whatever the verdict. */
  notJudged: z.array(z.enum(notJudged)),
  /** What was spoken and written, a line each: what `spans` point into. */
  words: z.string(),
  /** The only language that the categories know; null where there are too few words to tell. */
  isEnglish: z.boolean().nullable(),
  /** Places in `words` that speak for a category. Offsets count UTF-16 code units. */
  spans: z.array(
    z.object({
      start: offsetSchema,
      end: offsetSchema,
      category: categorySchema,
      weight: z.number(),
      detail: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      start: seconds,
      end: seconds,
      label: z.string(),
      confidence: probability,
      kind: z.enum(eventKinds),
      /** What was spoken or written; null where it is not about words. */
      words: z.string().nullable(),
      /** A picture of that moment; null where it would show nothing. */
      frame: z.string().nullable(),
    }),
  ),
  flashing: z.object({
    /** Whether it stays within WCAG 2.3.1: three flashes a second or fewer, or small, or faint. */
    passes: z.boolean(),
    /** Most flashes in any second of what was too much; 0 where nothing was. */
    flashesPerSecond: z.number().min(0),
  }),
  /** Share of each picture that is of a colour which skin often has, one value every `step` seconds. A weak sign. */
  skin: z.object({ step: z.number().positive(), shares: z.array(probability) }),
  /** dBFS, null without sound. */
  loudness: z.object({ meanDecibels: z.number(), peakDecibels: z.number() }).nullable(),
  written: z.array(z.object({ start: seconds, end: seconds, text: z.string(), confidence: probability })),
  ...transcriptFields,
})

export type VideoModeration = z.infer<typeof videoModerationSchema>
