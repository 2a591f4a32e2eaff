import { moderationCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { expect, test } from 'vitest'
import { categoryWords, reasonWords } from './category-words.ts'

test('no category is shown by the name that programs call it', () => {
  for (const name of moderationCategories) expect(categoryWords(name)).toMatch(/^[A-Z][a-z -]+$/)
})

test('reasons that are no category stand as they are', () => {
  expect(reasonWords(['flashing', 'hate/threatening', 'personal-data'])).toBe(
    'flashing, hate with a threat, personal data',
  )
})
