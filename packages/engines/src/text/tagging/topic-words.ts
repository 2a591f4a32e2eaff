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

/** Stands before the words of a title where they are counted apart from the text's. */
export const titleMark = '¶'

const longestTitle = 40

/**
 * The words of a text, before them once more those of its title, marked: a first line of up to forty words above others. What an article
 * is about stands in its title; further down much is only touched upon.
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
