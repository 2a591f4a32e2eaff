import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { cuesOf } from '@vitrine/engines/text/moderation/words/lexicon.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'

const wordsOfCategory = {
  hate: ['slur', 'group'],
  'hate/threatening': ['exterminate'],
  harassment: ['insult'],
  violence: ['violence'],
  'violence/graphic': ['gore'],
  'self-harm': ['selfharm'],
  sexual: ['sexual'],
} as const

/** What counting the lexicon's words, a hundred words of text, would score. */
export function wordCounts(text: string): number[] {
  const { tokens } = moderationTokens(text)
  return trainedCategories.map((category) => {
    const kinds: readonly string[] = wordsOfCategory[category]
    return tokens.filter(({ norm }) => cuesOf(norm).some((kind) => kinds.includes(kind))).length / (tokens.length + 20)
  })
}
