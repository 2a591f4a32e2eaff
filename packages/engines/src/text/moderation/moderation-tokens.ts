import { at } from '@vitrine/basics/at.ts'
import { type Token, tokenize } from '../tokens.ts'
import { type UnmaskedText, unmask } from './unmask.ts'

/** The text's tokens as they are meant; `start`, `end` and `text` are the source's. */
export interface ModerationTokens {
  tokens: Token[]
  disguised: UnmaskedText['disguised']
  /** The text as it is meant, without disguises. */
  plain: string
}

/** A piece of the unmasked text stands for one character of the source, which may take two units. */
function unitsAt(source: string, place: number): number {
  return (source.codePointAt(place) ?? 0) > 0xffff ? 2 : 1
}

/** Unmasks and tokenises. Hashtags are read as their words where capitals part them: "#BuildTheWall". */
export function moderationTokens(source: string): ModerationTokens {
  const { text, origin, disguised } = unmask(source)
  const tokens = tokenize(text).map((token) => {
    const start = at(origin, token.start)
    const end = (origin[token.end - 1] ?? start) + unitsAt(source, origin[token.end - 1] ?? start)
    return { ...token, start, end, text: source.slice(start, end) }
  })
  return { tokens, disguised, plain: text }
}
