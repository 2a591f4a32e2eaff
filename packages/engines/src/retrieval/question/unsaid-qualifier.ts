import { at } from '@vitrine/basics/at.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import type { TaggedToken } from '../tagged-text.ts'
import type { Question } from './question.ts'
import { nearThing } from './unsaid-things.ts'

/** Nearness in meaning from which one qualifier stands for another: 'yearly' for 'annual'. Set by hand. */
const nearQualifier = 0.5
const qualifies = ({ pos, text }: TaggedToken): boolean =>
  /^(?:NOUN|ADJ|PROPN)$/.test(pos) || (pos === 'VERB' && /(?:ing|ed)$/i.test(text))
/** Words that qualify nothing: any such thing may be meant. */
const plain =
  /^(?:many|much|other|such|same|current|main|new|own|total|more|most|first|last|next|exact|whole|average)$/i

/**
 * Whether a question's thing is told with another qualifier, and its own is nowhere in the document: of 'operating profit' where the net profit
 * was asked for.
 */
export async function isOtherwiseQualified(
  index: PassageIndex,
  { tokens, content }: Question,
  said: readonly TaggedToken[],
): Promise<boolean> {
  for (const [place, noun] of tokens.entries()) {
    const own = tokens[place - 1]
    if (own === undefined || noun.pos !== 'NOUN' || content[place] !== true || content[place - 1] !== true) continue
    if (!qualifies(own) || plain.test(own.text) || index.says(own.stem)) continue
    const others = said.flatMap(({ stem }, there) => {
      const before = said[there - 1]
      return stem === noun.stem && before !== undefined && qualifies(before) ? [before.text] : []
    })
    const isPlainToo = said.some(({ stem }, there) => {
      const before = said[there - 1]
      return stem === noun.stem && (before === undefined || !qualifies(before))
    })
    if (others.length === 0 || isPlainToo) continue
    const nearness = await index.nearnessOf(own.text, others)
    if (nearness.every((near) => near < nearQualifier)) return true
  }
  return false
}

/**
 * Whether what answers shares no thing with the question and is near in meaning to none that the document never names: of 'the water is off' where
 * the power was asked for.
 */
export async function isOfOtherThing(
  index: PassageIndex,
  question: Question,
  { unsaid, said }: { unsaid: readonly string[]; said: readonly TaggedToken[] },
): Promise<boolean> {
  const isShared = question.tokens.some(
    ({ pos, stem }, place) =>
      /^(?:NOUN|PROPN)$/.test(pos) && question.content[place] === true && said.some((token) => token.stem === stem),
  )
  const nouns = [...new Set(said.filter(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos)).map(({ text }) => text))]
  if (unsaid.length === 0 || isShared || nouns.length === 0) return false
  for (const thing of unsaid) {
    const nearness = await index.nearnessOf(thing, nouns)
    if (nearness.every((near) => near < nearThing)) return true
  }
  return false
}

/** What is counted, where the document never names it: 'bees' of 'how many bees' where six hens are allowed. */
export function unsaidCounted(index: PassageIndex, { kind, target, tokens }: Question): string | null {
  if (kind !== 'how-many' || target === null) return null
  const { text, stem, pos } = at(tokens, target)
  return pos === 'NOUN' && !index.says(stem) ? text : null
}
