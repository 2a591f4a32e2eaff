import { at } from '@vitrine/basics/at.ts'
import { functionWords } from '../../text/function-words.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'
import { withoutOrders } from './without-orders.ts'

export const questionKinds = [
  'who',
  'when',
  'where',
  'why',
  'how-many',
  'how-much',
  'how-long',
  'how',
  'what-thing',
  'what-is',
  'what',
  'yes-no',
  'other',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface Question {
  /** Without instructions to the answerer, such as 'Answer in one sentence.' */
  text: string
  kind: QuestionKind
  tokens: readonly TaggedToken[]
  /** For each token: whether it says what the question is about, rather than how it is asked. */
  content: readonly boolean[]
  /** Index of the noun that says what kind of thing is asked for: 'year' of 'in what year'; null where there is none. */
  target: number | null
}

const askingWords = new Set('who whom whose when where why how what which many much long old far often'.split(' '))
/** Nouns that ask for whatever follows them: 'the name of the harbour', 'what kind of boat'. */
export const emptyNouns: ReadonlySet<string> = new Set(
  'name names type types kind kinds sort term word part example examples'.split(' '),
)
const forms = new Set(
  'is am was are were be been did does do has have had can could would will should may might'.split(' '),
)

function askingIndex(words: readonly string[]): number {
  const clear = words.findIndex((word) => /^(?:who|whom|whose|when|where|why|how|what|which)$/.test(word))
  // "After the war, what …": a later what or which takes precedence over a leading when or where.
  const strong = words.findIndex((word) => /^(?:who|what|which|how)$/.test(word))
  return clear >= 0 && /^(?:when|where)$/.test(at(words, clear)) && strong > clear + 2 ? strong : clear
}

function headOfPhrase(tokens: readonly TaggedToken[], words: readonly string[], from: number): number | null {
  let head: number | null = null
  for (let place = from; place < tokens.length; place += 1) {
    const { pos } = at(tokens, place)
    if (pos === 'NOUN' || pos === 'PROPN') head = place
    else if (/^(?:DET|ADJ|NUM|PART|ADV)$/.test(pos) && head === null) continue
    else if (words[place] === 'of' && head !== null && emptyNouns.has(at(words, head))) head = null
    else break
  }
  // A noun that the tagger took for another word: "which rival of …".
  return head ?? (/^(?:ADJ|X)$/.test(tokens[from]?.pos ?? '') ? from : null)
}

function targetOf(tokens: readonly TaggedToken[], words: readonly string[], asking: number): number | null {
  const word = words[asking]
  if (word === undefined || !/^(?:what|which|whose|how)$/.test(word)) return null
  let place = asking + 1
  if (word === 'how') {
    if (!/^(?:many|much)$/.test(words[place] ?? '')) return null
    place += 1
  } else if (forms.has(words[place] ?? '')) {
    // "What is the capital of …": the noun follows the verb; after "what does" comes the subject.
    if (!/^(?:is|are|was|were)$/.test(words[place] ?? '')) return null
    place += 1
    if (!/^(?:DET|PRON|ADJ)$/.test(tokens[place]?.pos ?? '') && words[place] !== 'the') return null
  }
  return headOfPhrase(tokens, words, place)
}

function kindOf(words: readonly string[], asking: number, target: number | null): QuestionKind {
  const word = words[asking]
  const next = words[asking + 1] ?? ''
  if (word === undefined) return forms.has(words[0] ?? '') ? 'yes-no' : 'other'
  if (word === 'how') {
    if (next === 'many') return 'how-many'
    if (next === 'much') return 'how-much'
    if (/^(?:soon|early|late|quickly)$/.test(next)) return 'when'
    return /^(?:long|old|far|often|big|large|tall|high|deep|fast|wide|hot|heavy)$/.test(next) ? 'how-long' : 'how'
  }
  if (/^(?:who|whom|whose)$/.test(word)) return 'who'
  if (word === 'when' || word === 'where' || word === 'why') return word
  const asked = target === null ? '' : at(words, target)
  if (/^(?:year|date|day|month|century|decade|time|period)$/.test(asked)) return 'when'
  if (target === null) return 'what'
  return forms.has(next) ? 'what-is' : 'what-thing'
}

/** Analyses a question: what it asks for, and which of its words are expected near the answer. */
export function readQuestion(asked: string): Question {
  const text = withoutOrders(asked)
  const tokens = tagText(text)
  const words = tokens.map((token) => token.text.toLowerCase())
  const asking = askingIndex(words)
  const target = targetOf(tokens, words, asking)
  const kind = kindOf(words, asking, target)
  const content = words.map(
    (word, index) =>
      at(tokens, index).pos !== 'PUNCT' &&
      !functionWords.has(word) &&
      !forms.has(word) &&
      !(askingWords.has(word) && index <= asking + 1),
  )
  return { text, kind, tokens, content, target }
}
