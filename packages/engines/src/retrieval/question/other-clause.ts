import { overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { sentenceAround } from '../../text/sentences.ts'
import type { TaggedToken } from '../tagged-text.ts'
import type { Question } from './question.ts'

const { mark } = readPatterns(new URL('./wordings/other-clause.txt', import.meta.url), ['mark'])

type Is = (token: TaggedToken) => boolean

const isFigure: Is = ({ text, pos }) => pos === 'NUM' || /\d|^(?:noon|midday|midnight)$/i.test(text)
const isName: Is = ({ text, pos }) => pos === 'PROPN' || (pos === 'NOUN' && /^\p{Lu}/u.test(text))

/** What an answer must hold: of 'who' a name, of a figure a figure; null for other questions. */
function formOf({ kind }: Question, answer: readonly TaggedToken[]): Is | null {
  if (kind === 'who') return answer.some(isName) ? isName : null
  return kind !== 'where' && kind !== 'yes-no' && answer.some(isFigure) ? isFigure : null
}

function split(sentence: readonly TaggedToken[]): TaggedToken[][] {
  const clauses: TaggedToken[][] = [[]]
  for (const token of sentence) {
    if (mark.test(token.text)) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

const isVerb: Is = ({ pos }) => pos === 'VERB' || pos === 'AUX'
/** 'ended in 1918', '12 months for the battery': such a clause goes on about the subject of the one before. */
function goesOn(clause: readonly TaggedToken[]): boolean {
  const verb = clause.findIndex(isVerb)
  return verb < 0 || !clause.slice(0, verb).some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))
}

/** What a clause takes over from the one before: its subject, or where it has another one what is said of it ('the attic 2.4 m' of 'is 3 m high'). */
function inherited(from: readonly TaggedToken[], clause: readonly TaggedToken[], form: Is): readonly TaggedToken[] {
  const place = from.findIndex(form)
  const before = clause.slice(0, clause.findIndex(form))
  const noun = before.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  // 'on Sunday at 10' has none.
  const hasSubject = noun >= 0 && !before.slice(0, noun).some(({ pos }) => pos === 'ADP')
  return hasSubject ? [...from.filter(isVerb), ...from.slice(place + 1)] : from.slice(0, Math.max(0, place))
}

const holdsAll = (whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean => part.isSubsetOf(whole)

/**
 * Whether a stretch stands in another clause of its sentence than the one that is asked for: of 'Mr Lund books the hall, Dr Roy asks the choir' the
 * second for who books the hall, of '36 months for the tool and 12 for the battery' the first for the battery. That other clause has an answer of
 * the same form, all of the question's words that this one has, and more.
 */
export function tellsInOtherClause(
  question: Question,
  { text, tokens }: { text: string; tokens: readonly TaggedToken[] },
  place: { start: number; end: number },
): boolean {
  const form = formOf(
    question,
    tokens.filter((token) => overlaps(token, place)),
  )
  if (form === null) return false
  const around = sentenceAround(text, place)
  const clauses = split(tokens.filter(({ start, end }) => start >= around.start && end <= around.end))
  const telling = clauses.filter((clause) => clause.some(form))
  const own = telling.filter((clause) => clause.some((token) => overlaps(token, place)))
  // A list of figures or names side by side is one answer.
  if (own.length !== 1 || telling.length < 2) return false
  const asked = new Set(question.tokens.flatMap(({ stem }, at) => (question.content[at] === true ? [stem] : [])))
  const wordsOf = (clause: TaggedToken[]): Set<string> => {
    const at = clauses.indexOf(clause)
    // What stands between two clauses without an answer of its own may belong to either.
    const beside = [clauses[at - 1], clauses[at + 1]].filter((other) => other !== undefined && !telling.includes(other))
    const words = [...beside, clause].flatMap((part) => (part ?? []).map(({ stem }) => stem))
    const from = goesOn(clause) ? telling[telling.indexOf(clause) - 1] : undefined
    const subject = inherited(from ?? [], clause, form).map(({ stem }) => stem)
    return new Set([...words, ...subject].filter((stem) => asked.has(stem)))
  }
  const [clause = []] = own
  const said = wordsOf(clause)
  return telling.some((other) => {
    if (other === clause) return false
    const there = wordsOf(other)
    return there.size > said.size && holdsAll(there, said)
  })
}
