/** The categories that are scored by trained weights. */
export const trainedCategories = [
  'hate',
  'hate/threatening',
  'harassment',
  'violence',
  'violence/graphic',
  'self-harm',
  'sexual',
] as const

export type TrainedCategory = (typeof trainedCategories)[number]

/** All categories; the last three are scored by rules. */
export const moderationCategories = [...trainedCategories, 'profanity', 'spam', 'personal-data'] as const

export type ModerationCategory = (typeof moderationCategories)[number]
