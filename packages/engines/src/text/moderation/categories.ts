/** What a text may be moderated for. */
export const moderationCategories = [
  'hate',
  'hate/threatening',
  'harassment',
  'violence',
  'violence/graphic',
  'self-harm',
  'sexual',
  'profanity',
  'spam',
  'personal-data',
] as const

export type ModerationCategory = (typeof moderationCategories)[number]

/** Those that are judged by trained weights; the others by rules. */
export const trainedCategories = [
  'hate',
  'hate/threatening',
  'harassment',
  'violence',
  'violence/graphic',
  'self-harm',
  'sexual',
] as const satisfies readonly ModerationCategory[]

export type TrainedCategory = (typeof trainedCategories)[number]
