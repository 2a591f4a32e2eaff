import { at } from '@vitrine/basics/at.ts'
import type { Pieces } from '../pieces.ts'

/** Pieces with their ids and the logarithm of each one's frequency. */
export type Vocabulary = ReadonlyMap<string, { id: number; score: number }>

/** The id of the piece for letters that no other piece contains. */
const unknown = 3
/** Far less likely than any piece (the rarest has −15). */
const unknownScore = -25
/** Stands before every word. */
const wordMark = '\u2581'
/** In letters: the longest piece has 16 and the word mark. */
const longestPiece = 17
/** In letters; a longer word is spelled in several parts, as the work of spelling grows with the length. */
const longestWord = 400

interface Letter {
  letter: string
  start: number
  end: number
}

/** The letters of a word in Unicode's NFKC form, as the pieces are written, without control characters. */
function lettersOf(word: string, from: number): Letter[] {
  const letters: Letter[] = [{ letter: wordMark, start: from, end: from }]
  for (const { 0: cluster, index } of word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const [start, end] = [from + index, from + index + cluster.length]
    for (const letter of cluster.normalize('NFKC').replaceAll(/[\p{Cc}\p{Cf}\ufffd]/gu, ''))
      letters.push({ letter, start, end })
  }
  return letters
}

interface Step {
  score: number
  from: number
  id: number
}

/** The likeliest spelling of the letters (Kudo, 2018, by Viterbi's algorithm): for each place, the last piece of the best spelling that ends there. */
function likeliestSteps(vocabulary: Vocabulary, letters: readonly Letter[]): Step[] {
  const steps: Step[] = [{ score: 0, from: 0, id: unknown }]
  for (let to = 1; to <= letters.length; to++) {
    let best: Step = { score: at(steps, to - 1).score + unknownScore, from: to - 1, id: unknown }
    let spelled = ''
    for (let from = to - 1; from >= 0 && to - from <= longestPiece; from--) {
      spelled = at(letters, from).letter + spelled
      const piece = vocabulary.get(spelled)
      if (piece === undefined) continue
      const score = at(steps, from).score + piece.score
      if (score > best.score) best = { score, from, id: piece.id }
    }
    steps.push(best)
  }
  return steps
}

function cutWord(vocabulary: Vocabulary, letters: readonly Letter[], pieces: Pieces): void {
  const steps = likeliestSteps(vocabulary, letters)
  const found: (Step & { to: number })[] = []
  for (let to = letters.length; to > 0; to = at(steps, to).from) found.push({ ...at(steps, to), to })
  let before = -1
  for (const { id, from, to } of found.reverse()) {
    const end = at(letters, to - 1).end
    // Consecutive letters that are in no piece together make one unknown piece.
    if (id === unknown && before === unknown) pieces.ends[pieces.ends.length - 1] = end
    else {
      pieces.ids.push(id)
      pieces.starts.push(at(letters, from).start)
      pieces.ends.push(end)
    }
    before = id
  }
}

/** Cuts a text into words at spaces, and each into its likeliest pieces, as SentencePiece's unigram model does. */
export function cutWords(vocabulary: Vocabulary, text: string): Pieces {
  const pieces: Pieces = { ids: [], starts: [], ends: [] }
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const letters = lettersOf(word, index)
    if (letters.length === 1) continue
    for (let from = 0; from < letters.length; from += longestWord) {
      cutWord(vocabulary, letters.slice(from, from + longestWord), pieces)
    }
  }
  return pieces
}
