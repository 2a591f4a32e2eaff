import type { TaggedToken } from '../tagged-text.ts'

/** First and last token of a possible answer. */
export interface CandidateSpan {
  first: number
  last: number
}

const longestSpan = 16

const phraseBefore = /^(?:ADP|VERB|AUX|PUNCT|CCONJ|SCONJ|PART|PRON|ADV|DET|SYM|INTJ)$/
const neverFirst = /^(?:PUNCT|CCONJ|AUX|PART)$/

const nominal = /^(?:NOUN|PROPN|ADJ|NUM|X)$/

function mayBegin(tokens: readonly TaggedToken[], first: number, sentenceOf: Int16Array): boolean {
  const token = tokens[first]
  const before = sentenceOf[first - 1] === sentenceOf[first] ? tokens[first - 1] : undefined
  if (token === undefined) return false
  if (neverFirst.test(token.pos)) return false
  if (before === undefined || phraseBefore.test(before.pos)) return true
  if (!nominal.test(token.pos)) return true
  // No span begins inside a name: "Genghis | Khan".
  return !(before.pos === 'PROPN' && token.pos === 'PROPN') && !(before.pos === 'NUM' && token.pos === 'NUM')
}

const neverLast = /^(?:DET|ADP|CCONJ|SCONJ|AUX|PART)$/

const quote = /^["“”'‘’]$/

function hasText(tokens: readonly TaggedToken[], first: number, last: number, pattern: RegExp): boolean {
  for (let at = first; at < last; at += 1) if (pattern.test(tokens[at]?.text ?? '')) return true
  return false
}

function mayEnd(tokens: readonly TaggedToken[], first: number, last: number, sentenceOf: Int16Array): boolean {
  const token = tokens[last]
  const after = sentenceOf[last + 1] === sentenceOf[last] ? tokens[last + 1] : undefined
  if (token === undefined || neverLast.test(token.pos)) return false
  if (token.pos === 'PUNCT') {
    if (/^[)\]]$/.test(token.text)) return hasText(tokens, first, last, /^[([]$/)
    return quote.test(token.text) && last - first > 1 && quote.test(tokens[first - 1]?.text ?? '')
  }
  if (after === undefined) return true
  if (token.pos === 'ADJ' || token.pos === 'PROPN')
    return !/^(?:NOUN|PROPN)$/.test(after.pos) || token.pos !== after.pos
  if (token.pos === 'NUM') return after.pos !== 'NUM'
  return !(token.pos === 'NOUN' && after.pos === 'NOUN' && first === last)
}

/**
 * Runs of tokens inside one sentence that begin and end where a phrase may: the possible answers. About a hundred a
 * sentence; nine in ten of the answers that people give are among them or differ by an article.
 */
export function candidateSpans(tokens: readonly TaggedToken[], sentenceOf: Int16Array): CandidateSpan[] {
  const spans: CandidateSpan[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    if (!mayBegin(tokens, first, sentenceOf)) continue
    for (let last = first; last < Math.min(tokens.length, first + longestSpan); last += 1) {
      if (sentenceOf[last] !== sentenceOf[first]) break
      if (mayEnd(tokens, first, last, sentenceOf)) spans.push({ first, last })
    }
  }
  return spans
}
