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

/** What people read in place of a category's name. */
export const categoryWords = (name: ModerationCategory): string => words[name]

/** Reasons of a verdict as part of a sentence: categories in words, others as they are. */
export const reasonWords = (reasons: readonly string[]): string =>
  reasons.map((reason) => (isCategory(reason) ? words[reason].toLowerCase() : reason)).join(', ')
