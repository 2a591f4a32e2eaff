/** What a text is moderated for by trained weights. */
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

/** What a text may be moderated for; the last three are told by rules. */
export const moderationCategories = [...trainedCategories, 'profanity', 'spam', 'personal-data'] as const

export type ModerationCategory = (typeof moderationCategories)[number]
