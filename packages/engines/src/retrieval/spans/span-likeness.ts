import { at } from '@vitrine/basics/at.ts'
import { functionWords } from '../../text/function-words.ts'
import { similarity } from '../word-vectors.ts'
import type { Word } from './meeting.ts'
import type { Setting } from './span-setting.ts'

/** The last noun before the first preposition. */
export function headOf(words: readonly Word[], first: number, last: number): number {
  let head = last
  for (let place = first; place <= last; place += 1) {
    const pos = words[place]?.token.pos
    if (place > first && (pos === 'ADP' || pos === 'SCONJ' || pos === 'PUNCT')) break
    if (pos === 'NOUN' || pos === 'PROPN') head = place
  }
  return head
}

export function meanVector(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (const [place, part] of vector.entries()) mean[place] = at(mean, place) + part
  const length = Math.hypot(...mean)
  return length === 0 ? mean : mean.map((part) => part / length)
}

/** Whether the span is of the kind that is asked for. */
export function typeFeatures({ words, asked, question, prototype }: Setting, first: number, last: number): number[] {
  const target = question.target === null ? undefined : asked[question.target]
  const head = words[headOf(words, first, last)]
  let best = 0
  let bestPrototype = 0
  let inside = 0
  const inner: Float32Array[] = []
  for (let place = first; place <= last; place += 1) {
    const word = words[place]
    if (word === undefined || functionWords.has(word.lower)) continue
    inner.push(word.vector)
    if (target) {
      best = Math.max(best, similarity(word.vector, target.vector))
      if (word.token.stem === target.token.stem) inside = place === last ? 2 : 1
    }
    bestPrototype = Math.max(bestPrototype, similarity(word.vector, prototype))
  }
  const mean = meanVector(inner)
  const stem = target?.token.stem
  return [
    target && head ? similarity(head.vector, target.vector) : 0,
    best,
    target ? similarity(mean, target.vector) : 0,
    inside,
    stem !== undefined && [last + 1, last + 2].some((place) => words[place]?.token.stem === stem) ? 1 : 0,
    stem !== undefined && [first - 1, first - 2, first - 3].some((place) => words[place]?.token.stem === stem) ? 1 : 0,
    target ? 1 : 0,
    bestPrototype,
    similarity(mean, prototype),
  ]
}
