import { addTo } from '@vitrine/basics/tally.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { splitSentences } from '../../text/sentences.ts'
import { readsLikeASentence } from '../passages/sentence-shape.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'

const { vague, undefinedSubject } = readPatterns(new URL('./wordings/related-questions.txt', import.meta.url), [
  'vague',
  'undefinedSubject',
])

interface Made {
  question: string
  /** Quality: the best questions are offered first. */
  worth: number
}

/** Noun phrases of two or three words that the passages say more than once, or names; the nearest first. */
function subjectsNear(index: PassageIndex, order: readonly number[]): string[] {
  const subjects = new Map<string, number>()
  for (const passage of order) {
    const tokens = index.tokensOf(passage)
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1]
      const before = tokens[at - 1]?.pos ?? ''
      if (next === undefined || next.start - token.end !== 1 || !/^\p{L}{3,}$/u.test(token.text)) continue
      const begins = /^(?:ADJ|NOUN)$/.test(token.pos) && !vague.test(token.text) && !/^(?:ADJ|NOUN|PROPN)$/.test(before)
      const ends =
        next.pos === 'NOUN' && !/^(?:NOUN|PROPN)$/.test(tokens[at + 2]?.pos ?? '') && /^\p{Ll}{3,}$/u.test(next.text)
      if (begins && ends) {
        const subject = `${token.text} ${next.text}`.toLowerCase()
        addTo(subjects, subject)
      }
    }
  }
  return [...subjects].sort((a, b) => b[1] - a[1]).map(([subject]) => subject)
}

/** How much a question is worth by its form, and how much less for each passage between it and what was asked. Chosen by hand. */
const worths = { when: 1, what: 0.8, whatDid: 0.5, perPassage: 0.08 } as const
/** Two questions that share more than this part of their words are the same. */
const sameWords = 0.6

const keyOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()

function alike(a: string, b: string): boolean {
  const left = new Set(a.split(' '))
  const right = b.split(' ')
  return right.filter((word) => left.has(word)).length / Math.max(left.size, right.length) > sameWords
}

const be = /^(?:is|are|was|were)$/i

/** Index of the last token of a simple noun phrase at the start, directly before the verb. */
function endOfSubject(tokens: readonly TaggedToken[]): number | null {
  let noun = false
  for (const [index, { pos, text }] of tokens.entries()) {
    if (index > 8) return null
    if (pos === 'NOUN' || pos === 'PROPN') noun = true
    else if (pos === 'AUX' || pos === 'VERB') return noun && index > 0 ? index - 1 : null
    else if (!/^(?:DET|ADJ|NUM)$/.test(pos) && !/^(?:of|and|-|&)$/.test(text)) return null
    if (index === 0 && undefinedSubject.test(text)) return null
  }
  return null
}

const lowerFirst = (text: string, first: TaggedToken | undefined): string =>
  first?.pos === 'PROPN' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** "<Subject> is/was <rest>." → "What is <subject>?" and the like; null where the sentence is not that simple. */
function questionFrom(sentence: string): Made | null {
  if (sentence.length > 260 || !readsLikeASentence(sentence)) return null
  const tokens = tagText(sentence)
  const subjectEnd = endOfSubject(tokens)
  if (subjectEnd === null) return null
  const subject = lowerFirst(sentence.slice(tokens[0]?.start, tokens[subjectEnd]?.end), tokens[0])
  const verb = tokens[subjectEnd + 1]
  const next = tokens[subjectEnd + 2]
  if (verb === undefined || next === undefined) return null
  const named = tokens.slice(0, subjectEnd + 1).some(({ pos }) => pos === 'PROPN')
  const rest = tokens.slice(subjectEnd + 2)
  if (be.test(verb.text)) {
    const isTime = rest.some(({ entity }) => entity === 'DATE')
    if (next.pos === 'VERB' && isTime)
      return { question: `When ${verb.text} ${subject} ${next.text}?`, worth: worths.when }
    if (next.pos === 'DET' && named) return { question: `What ${verb.text} ${subject}?`, worth: worths.what }
    return null
  }
  const isPast = verb.pos === 'VERB' && verb.lemma !== verb.text.toLowerCase() && !/(?:s|ing)$/.test(verb.text)
  return isPast && named && /^(?:DET|PROPN)$/.test(next.pos)
    ? { question: `What did ${subject} ${verb.lemma}?`, worth: worths.whatDid }
    : null
}

/**
 * Questions that the passages answer, near what was just asked: each is made from a sentence whose subject, verb and
 * date, place or figure can be separated, so that each has an answer.
 */
export function relatedQuestions(
  index: PassageIndex,
  { near, said, wanted = 3 }: { near: readonly number[]; said: readonly string[]; wanted?: number },
): string[] {
  const taken = new Set(said.map(keyOf))
  const questions: string[] = []
  const order = [
    ...new Set([...near.flatMap((passage) => [passage, passage + 1, passage - 1]), ...index.passages.keys()]),
  ]
  const made: Made[] = []
  for (const passage of order.slice(0, 60)) {
    const text = index.passages[passage]?.text
    if (text === undefined) continue
    const distance = order.indexOf(passage)
    for (const sentence of splitSentences(text)) {
      const found = questionFrom(sentence.text)
      if (found !== null) made.push({ question: found.question, worth: found.worth - worths.perPassage * distance })
    }
  }
  for (const { question } of made.sort((a, b) => b.worth - a.worth)) {
    if (questions.length >= wanted) break
    const key = keyOf(question)
    if ([...taken].some((other) => alike(other, key))) continue
    taken.add(key)
    questions.push(question)
  }
  for (const subject of subjectsNear(index, order.slice(0, 20))) {
    if (questions.length >= wanted) break
    const question = `What does it say about the ${subject}?`
    if ([...taken].some((other) => other.includes(subject.toLowerCase()))) continue
    taken.add(keyOf(question))
    questions.push(question)
  }
  return questions
}
