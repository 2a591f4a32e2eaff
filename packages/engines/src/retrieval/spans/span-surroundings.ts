import { at } from '@vitrine/basics/at.ts'
import { similarity } from '../word-vectors.ts'
import type { Word } from './meeting.ts'
import type { Setting } from './span-setting.ts'

/** Similarity of a passage's verb to the question's, 0…1: the least that counts, and by how much another must be more similar to count in place of a nearer one. */
const verbLikeness = { least: 0.45, clearly: 0.2 } as const

/** How much of the question occurs around the span, and how near. */
export function surroundings(
  { words, asked, question, meeting, contentWeight }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  const nearest = new Map<number, number>()
  let left = 30
  let right = 30
  let leftWeight = 0
  let rightWeight = 0
  let clause = 0
  const inClause = new Set<number>()
  let nearestIsVerb = 0
  for (const step of [-1, 1]) {
    let open = true
    for (let place = step < 0 ? first - 1 : last + 1; place >= from && place <= to; place += step) {
      if (/^[,;:()]$/.test(words[place]?.lower ?? '')) open = false
      const of = meeting.content[place] ?? -1
      if (of < 0) continue
      const distance = step < 0 ? first - place : place - last
      if (distance < Math.min(left, right)) nearestIsVerb = words[place]?.token.pos === 'VERB' ? 1 : 0
      if (step < 0) left = Math.min(left, distance)
      else right = Math.min(right, distance)
      const { weight } = at(asked, of)
      if (!nearest.has(of)) {
        if (step < 0) leftWeight += weight
        else rightWeight += weight
      }
      nearest.set(of, Math.min(nearest.get(of) ?? 99, distance))
      if (open && !inClause.has(of)) {
        inClause.add(of)
        clause += weight
      }
    }
  }
  const within = (reach: number): number =>
    [...nearest].reduce((sum, [of, distance]) => sum + (distance <= reach ? at(asked, of).weight : 0), 0)
  const count = question.content.filter(Boolean).length
  let mean = 0
  let weighted = 0
  for (const [of, isContent] of question.content.entries()) {
    if (!isContent) continue
    const distance = Math.min(25, nearest.get(of) ?? 25)
    mean += distance / count
    weighted += (at(asked, of).weight * Math.exp(-distance / 6)) / Math.max(1e-6, contentWeight)
  }
  const share = (weight: number): number => weight / Math.max(1e-6, contentWeight)
  return [
    share(within(5)),
    share(within(10)),
    share(leftWeight),
    share(rightWeight),
    left,
    right,
    mean,
    weighted,
    share(clause),
    nearestIsVerb,
  ]
}

/** The span's position relative to the passage's word for the question's verb. */
export function verbFeatures(
  { words, verb, subjectAsked, passive }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  let distance = 25
  let side = 0
  let alike = 0
  if (verb) {
    for (let place = from; place <= to; place += 1) {
      const word = words[place]
      if (word === undefined || (place >= first && place <= last)) continue
      const same = word.token.stem === verb.token.stem
      const likeness = same ? 1 : word.token.pos === 'VERB' ? similarity(word.vector, verb.vector) : 0
      if (likeness < verbLikeness.least || likeness < alike - verbLikeness.clearly) continue
      const away = place < first ? first - place : place - last
      if (likeness > alike + verbLikeness.clearly || away < distance) {
        distance = away
        side = place < first ? 1 : -1
        alike = likeness
      }
    }
  }
  return [
    distance,
    side,
    alike,
    subjectAsked ? 1 : 0,
    [first - 1, first - 2].some((place) => words[place]?.lower === 'by') ? 1 : 0,
    passive ? 1 : 0,
  ]
}

/** Words that are next to the question word in the question and next to the span in the passage. */
export function patternFeatures(setting: Setting, first: number, last: number): number[] {
  const { words, lastAsked, firstAsked, beforeAsking } = setting
  const isAt = (place: number, asked: Word | undefined): boolean =>
    asked !== undefined && words[place]?.token.stem === asked.token.stem
  const before = words[first - 1]?.lower ?? ''
  const near = [before, words[first - 2]?.lower ?? '']
  return [
    isAt(first - 1, beforeAsking) ? 1 : isAt(first - 2, beforeAsking) ? 0.5 : 0,
    isAt(last + 1, firstAsked) ? 1 : isAt(last + 2, firstAsked) ? 0.5 : 0,
    isAt(first - 1, lastAsked) ? 1 : isAt(first - 2, lastAsked) ? 0.5 : 0,
    [last + 3, last + 4].some((place) => isAt(place, firstAsked)) ? 1 : 0,
    before === ',' && /^(?:DET|NOUN|PROPN|ADJ)$/.test(words[first]?.token.pos ?? '') ? 1 : 0,
    near.includes('to') ? 1 : 0,
    /^(?:in|at|on|near|from|of|for|with|as|between|during|until|since|after|before)$/.test(before)
      ? [
          'in',
          'at',
          'on',
          'near',
          'from',
          'of',
          'for',
          'with',
          'as',
          'between',
          'during',
          'until',
          'since',
          'after',
          'before',
        ].indexOf(before) + 1
      : 0,
    near.some((word) => /^(?:because|due|since|so|cause|caused|thus|reason|therefore)$/.test(word)) ? 1 : 0,
  ]
}
