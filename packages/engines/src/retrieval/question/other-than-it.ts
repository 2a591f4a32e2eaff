import { splitSentences } from '../../text/sentences.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'
import type { Question } from './question.ts'

/** Words for whatever a document is about. */
const general = new Set(
  'machine device appliance unit product model system set vehicle building house item article package company service event total'.split(
    ' ',
  ),
)
const pronoun = /^(?:it|they|them|this|these|those)$/i

/** The noun before the first verb, with those joined to it: 'the charging station'. */
function subjectOf(tokens: readonly TaggedToken[]): readonly TaggedToken[] {
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const before = tokens.slice(0, Math.max(0, verb))
  const first = before.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const after = before.findIndex(({ pos }, place) => place > first && pos !== 'NOUN' && pos !== 'PROPN')
  return first < 0 ? [] : before.slice(first, after < 0 ? undefined : after)
}

/**
 * Whether a question about 'it', which names nothing, is answered by a sentence about a thing that neither the document's title nor its first
 * sentence speaks of: of a paper on a piano the stool.
 */
export function isOtherThanIt(
  index: PassageIndex,
  { tokens, content }: Question,
  citation: { passage: number; start: number; quote: string } | undefined,
): boolean {
  const namesThing = tokens.some(({ pos }, place) => content[place] === true && /^(?:NOUN|PROPN)$/.test(pos))
  if (citation === undefined || namesThing || !tokens.some(({ text }) => pronoun.test(text))) return false
  const { rows = [] } = index.passages[citation.passage] ?? {}
  if (rows.some(({ cells }) => cells.some(({ start }) => start === citation.start))) return false
  const subject = subjectOf(tagText(citation.quote.replaceAll(/\s+/g, ' ')))
  const head = subject.at(-1)
  if (head === undefined || subject.some(({ text }) => general.has(text.toLowerCase()))) return false
  const text = index.passages[0]?.text ?? ''
  const [title = '', ...below] = text.split('\n')
  const [first] = splitSentences(below.join('\n'))
  const beginning = `${title}. ${below.join('\n').slice(0, first?.end ?? 0)}`
  return !tagText(beginning).some(({ stem }) => stem === head.stem)
}
