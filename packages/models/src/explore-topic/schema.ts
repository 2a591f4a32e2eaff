import { z } from 'zod'

/** The output of `explore-topic`: a page in Markdown and its sources. */
export const topicPageSchema = z.object({
  /** The page, in Markdown. */
  data: z.string(),
  /** As it was asked. */
  topic: z.string(),
  /** exact: the topic itself is known; parts: only some of its words are; none: nothing is. */
  known: z.enum(['exact', 'parts', 'none']),
  /** The entries that the page is written from. */
  sources: z.array(z.object({ title: z.string(), reference: z.string() })),
  /** Spellings that are known, where the topic is not. */
  suggestions: z.array(z.string()),
  /** Topics to go on with. */
  related: z.array(z.string()),
  questions: z.array(z.string()),
})

export type TopicPage = z.infer<typeof topicPageSchema>
