import { isWithin } from '@vitrine/basics/spans.ts'
import { splitSentences } from '../../text/sentences.ts'
import type { TaggedToken } from '../tagged-text.ts'
import vocabulary from './counterparts.json' with { type: 'json' }
import type { Question } from './question.ts'

/** 'the Tenants' is a name to the tagger, which keeps its plural. */
const wordOf = ({ text }: TaggedToken): string[] => [text.toLowerCase(), text.toLowerCase().replace(/s$/, '')]

const names = (words: ReadonlySet<string>, side: readonly string[] | undefined): boolean =>
  (side ?? []).some((word) => words.has(word))

/**
 * Whether the question asks of one side of a contract and the sentence with the answer speaks of the other alone: what the
 * landlord must repair is not what "the Tenants shall renew".
 */
export function speaksOfOtherParty(
  question: Question,
  { text, tokens, reading }: { text: string; tokens: readonly TaggedToken[]; reading: { start: number; end: number } },
): boolean {
  const sentence = splitSentences(text).find(({ start, end }) => start <= reading.start && end >= reading.end)
  if (sentence === undefined) return false
  const asked = new Set(question.tokens.flatMap(wordOf))
  const said = new Set(tokens.filter((token) => isWithin(token, sentence)).flatMap(wordOf))
  return vocabulary.pairs.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([own, counterpart]) =>
        names(asked, own) && !names(asked, counterpart) && names(said, counterpart) && !names(said, own),
    ),
  )
}
