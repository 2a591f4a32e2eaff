import { moderationCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'

const scoreSchema = z.number().min(0).max(1)
const offsetSchema = z.int().min(0)
const categorySchema = z.enum(moderationCategories)

/** A stretch of the text that is evidence for a category. Offsets count UTF-16 code units of the input text. */
const spanSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  category: categorySchema,
  /** Its contribution to the score, above 0; comparable within a category. */
  weight: z.number(),
  /** Its name where a rule gives one, such as 'e-mail address'. */
  detail: z.string().nullable(),
})

const sentenceSchema = z.object({
  text: z.string(),
  start: offsetSchema,
  end: offsetSchema,
  /** The sentence's strongest category; null where none is likely. */
  category: categorySchema.nullable(),
  score: scoreSchema,
})

/** What `text-moderation` answers. */
export const moderationSchema = z.object({
  /** All ten, highest first. Seven are trained probabilities; profanity and personal-data come from rules, spam from rules and written examples. */
  categories: z.array(z.object({ name: categorySchema, score: scoreSchema })),
  verdict: z.enum(['allow', 'review', 'block']),
  /** The categories that led to the verdict; none where a text is held because its language is not known. */
  reasons: z.array(categorySchema),
  /** Whether people who rate posts would call it offensive in general. */
  offensive: z.object({ score: scoreSchema, isOffensive: z.boolean() }),
  spans: z.array(spanSchema),
  /** Positions of disguised words, such as those with letters starred out. */
  disguised: z.array(z.object({ start: offsetSchema, end: offsetSchema })),
  /** The first 200. */
  sentences: z.array(sentenceSchema),
  sentenceCount: z.int().min(0),
  /** Reasons to doubt this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type Moderated = z.infer<typeof moderationSchema>

/** Said of a text in another language, which is held for a person whatever was found in it. */
export const notEnglish =
  'This does not read as English, the only language that the trained categories know: harm may go unseen.'
