import { at } from '@vitrine/basics/at.ts'
import { type Token, tokenize } from '../../tokens.ts'
import { type UnmaskedText, unmask } from './unmask.ts'

/** The text's tokens without disguises; `start`, `end` and `text` refer to the source. */
export interface ModerationTokens {
  tokens: Token[]
  disguised: UnmaskedText['disguised']
  /** The text without disguises. */
  plain: string
}

/** UTF-16 code units, 1 or 2, of the source's character that a unit of the unmasked text stands for. */
function unitsAt(source: string, place: number): number {
  return (source.codePointAt(place) ?? 0) > 0xffff ? 2 : 1
}

/** Unmasks and tokenises. Hashtags are split into words at capitals: "#BuildTheWall". */
export function moderationTokens(source: string): ModerationTokens {
  const { text, origin, disguised } = unmask(source)
  const tokens = tokenize(text).map((token) => {
    const start = at(origin, token.start)
    const end = (origin[token.end - 1] ?? start) + unitsAt(source, origin[token.end - 1] ?? start)
    return { ...token, start, end, text: source.slice(start, end) }
  })
  return { tokens, disguised, plain: text }
}
