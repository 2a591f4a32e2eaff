import { isWithin } from '@vitrine/basics/spans.ts'
import { readWords } from './read-words.ts'

/** One sentence and its place: `text` is `source.slice(start, end)`, without the white space around it. */
export interface Sentence {
  text: string
  start: number
  end: number
}

// A full stop after one of these ends no sentence.
const abbreviations = readWords(new URL('./vocabulary/abbreviations.txt', import.meta.url))

// End marks with the quotes or brackets that close after them, or a blank line, or a line break. A run of marks is looked at from its
// first one alone: a form's dots to write on would else be read once for each of them.
const boundaryPattern = /(?<![.!?…])([.!?…]+)["'”’)\]]*(?=\s|$)|\n+/gu

// Letters, digits and emoji, or an emoticon; a lone full stop is no sentence.
const hasContent = /[\p{L}\p{N}\p{Extended_Pictographic}]|[:;=]-?[()[\]|/]/u

// Bounds the work on text without any end mark, such as a dump of one endless line.
const longestSentence = 2000

function endsSentence(source: string, from: number, stop: number, next: number): boolean {
  const before = source.slice(Math.max(from, stop - 12), stop)
  const lastWord = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase()
  if (lastWord === undefined) return true
  // 'No. 5' and 'No. A-17' have a number, 'No. Agreed.' has none.
  if (/^nos?$/.test(lastWord)) return !/^\s*\S*\d/u.test(source.slice(next, next + 16))
  if (abbreviations.has(lastWord)) return false
  // An initial ("J. Smith") is followed by a name; "plan b. It" is rarer, and '°C' is a unit.
  const isInitial = lastWord.length === 1 && /(?<!°)\p{Lu}$/u.test(before) && before.trim() !== 'I'
  if (isInitial) return false
  // A lower-case word right after a lone stop: text already split into tokens (" . then") or an unknown abbreviation.
  return !/^\s+\p{Ll}/u.test(source.slice(next, next + 8)) || /\s$/u.test(source.slice(0, stop).slice(-1))
}

function pushTrimmed(sentences: Sentence[], source: string, from: number, to: number): void {
  for (let start = from; start < to; ) {
    let end = Math.min(to, start + longestSentence)
    if (end < to) {
      // Within the piece alone: of one endless word each search would go back over all of it.
      const space = source.slice(start, end + 1).lastIndexOf(' ')
      if (space > 0) end = start + space
    }
    const raw = source.slice(start, end)
    const text = raw.trim()
    const lead = raw.length - raw.trimStart().length
    if (hasContent.test(text)) {
      sentences.push({ text, start: start + lead, end: start + lead + text.length })
    }
    start = end
  }
}

/** Splits text into sentences. No character outside white space is lost, none is in two sentences. */
export function splitSentences(source: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const match of source.matchAll(boundaryPattern)) {
    const to = match.index + match[0].length
    if (match[1] === '.' && !endsSentence(source, from, match.index, to)) continue
    // A quotation inside a sentence: "Great!" she said.
    if (match[1] !== undefined && match[0].length > match[1].length && /^\s+\p{Ll}/u.test(source.slice(to, to + 8)))
      continue
    pushTrimmed(sentences, source, from, to)
    from = to
  }
  pushTrimmed(sentences, source, from, source.length)
  return sentences
}

/** The sentence of a text that a span lies within, as its own start and end; the span itself where it lies within none. */
export function sentenceAround(text: string, span: { start: number; end: number }): { start: number; end: number } {
  return splitSentences(text).find((sentence) => isWithin(span, sentence)) ?? span
}
