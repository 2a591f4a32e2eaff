import { type Token, tokenize } from '../tokens.ts'

/** What the topic weights see of a text: words and numbers; other marks part word sequences and are empty. */
export interface TopicWords {
  words: string[]
  tokens: Token[]
}

export function topicWords(text: string, offset = 0): TopicWords {
  const tokens = tokenize(text, offset)
  const words = tokens.map(({ kind, norm }) => (kind === 'word' || kind === 'number' ? norm : ''))
  return { words, tokens }
}
