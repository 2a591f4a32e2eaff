export type TokenKind = 'word' | 'number' | 'emoticon' | 'emoji' | 'link' | 'mention' | 'punctuation'

/** One token and its place: `text` is `source.slice(start, end)`, offsets in UTF-16 code units. */
export interface Token {
  text: string
  start: number
  end: number
  /** Lower case, typographic apostrophes straightened, numbers other than ratings as 0, letters repeated three times or more kept twice. */
  norm: string
  kind: TokenKind
}

// Order matters: the first alternative that matches wins. "n 't", "hasn 't" and "it 's" cover text that was split by another tokeniser.
const tokenPattern = new RegExp(
  [
    String.raw`(?<link>https?:\/\/\S+|www\.\S+)`,
    String.raw`(?<mention>[@#][\p{L}\p{N}_]+)`,
    String.raw`(?<emoticon>[<>]?[:;=8xX][-o^']?[)\](\[dDpP/\\|*}{](?![\p{L}\p{N}])|<\/?3(?!\d)|\^_\^|-_-)`,
    String.raw`(?<emoji>(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)`,
    String.raw`(?<number>\p{N}+(?:[.,:/]\p{N}+)*)`,
    String.raw`(?<word>n ?['’] ?t(?!\p{L})|['’](?:s|re|ve|ll|d|m)(?!\p{L})|\p{L}[\p{L}\p{M}]*?(?=n ?['’] ?t(?!\p{L}))|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)`,
    String.raw`(?<punctuation>\.{2,}|!+|\?+|[^\s\p{L}\p{N}])`,
  ].join('|'),
  'gu',
)

const plainWord = /^[a-z]+$/

const kinds = ['word', 'punctuation', 'number', 'mention', 'link', 'emoticon', 'emoji'] as const

// "5 stars" and "10/10" are not "1 star" and "2/10".
const rating = /^(?:[0-9]|10)(?:\/(?:5|10))?$/

const thrice = /(\p{L})\1\1/u

function shortenRepeats(word: string): string {
  return thrice.test(word) ? word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1') : word
}

function normalise(text: string, kind: TokenKind): string {
  if (kind === 'link') return '<link>'
  if (kind === 'number') return rating.test(text) ? text : '0'
  if (kind === 'mention') return text.startsWith('@') ? '<mention>' : text.slice(1).toLowerCase()
  if (kind === 'punctuation') return text.slice(0, 2)
  if (kind !== 'word') return text
  const lower = text.toLowerCase().replaceAll('’', "'").replaceAll(' ', '')
  return shortenRepeats(lower)
}

/** Splits text into tokens; white space belongs to none. Contractions come apart: "don't" → "do", "n't". */
export function tokenize(source: string, offset = 0): Token[] {
  const tokens: Token[] = []
  for (const match of source.matchAll(tokenPattern)) {
    const text = match[0]
    const start = offset + match.index
    // Most tokens are plain lower-case words: they need no look at the groups.
    if (plainWord.test(text)) {
      tokens.push({ text, start, end: start + text.length, norm: shortenRepeats(text), kind: 'word' })
      continue
    }
    const groups = match.groups ?? {}
    const kind = kinds.find((name) => groups[name] !== undefined) ?? 'punctuation'
    tokens.push({ text, start, end: start + text.length, norm: normalise(text, kind), kind })
  }
  return tokens
}
