import { type Token, tokenize } from '../tokens.ts'

/** The input of the topic weights: words and numbers; other tokens are empty strings, which separate word sequences. */
export interface TopicWords {
  words: string[]
  tokens: Token[]
}

export function topicWords(text: string, offset = 0): TopicWords {
  const tokens = tokenize(text, offset)
  const words = tokens.map(({ kind, norm }) => (kind === 'word' || kind === 'number' ? norm : ''))
  return { words, tokens }
}

/** Prefix of a title's words, so that they count as terms of their own. */
export const titleMark = '¶'

const longestTitle = 40

/**
 * The words of a text, preceded by the marked words of its title: a first line of up to forty words above other lines. The subject of an
 * article is in its title; the text below also mentions other things.
 */
export function titledWords(text: string, offset = 0): TopicWords {
  const whole = topicWords(text, offset)
  const line = /^\s*\S.*\n(?=\s*\S)/.exec(text)?.[0]
  if (line === undefined) return whole
  const title = topicWords(line, offset)
  const last = title.tokens.at(-1)
  if (last === undefined || title.words.length > longestTitle) return whole
  const words = title.words.map((word) => (word === '' ? '' : titleMark + word))
  return {
    words: [...words, '', ...whole.words],
    tokens: [
      ...title.tokens,
      { text: '', start: last.end, end: last.end, norm: '', kind: 'punctuation' },
      ...whole.tokens,
    ],
  }
}
