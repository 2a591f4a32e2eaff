import type { ModerationCategory } from '@vitrine/engines/text/moderation/categories.ts'

const words: { [Name in ModerationCategory]: string } = {
  hate: 'Hate',
  'hate/threatening': 'Hate with a threat',
  harassment: 'Harassment',
  violence: 'Violence',
  'violence/graphic': 'Graphic violence',
  'self-harm': 'Self-harm',
  sexual: 'Sexual content',
  profanity: 'Swearing',
  spam: 'Spam',
  'personal-data': 'Personal data',
}

const isCategory = (reason: string): reason is ModerationCategory => reason in words

export const categoryWords = (name: ModerationCategory): string => words[name]

/** Scored categories as the items of a block of labels. */
export const categoryItems = (categories: readonly { name: ModerationCategory; score: number }[]) =>
  categories.map(({ name, score }) => ({ label: categoryWords(name), confidence: score }))

/** A verdict's reasons as part of a sentence: categories in words, others unchanged. */
export const reasonWords = (reasons: readonly string[]): string =>
  reasons.map((reason) => (isCategory(reason) ? words[reason].toLowerCase() : reason)).join(', ')
