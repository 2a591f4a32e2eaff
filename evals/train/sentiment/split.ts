import { createHash } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'
import { DisjointSets } from '@vitrine/basics/disjoint-sets.ts'
import { foldOf } from '../linear/folds.ts'
import type { SentimentRow } from './rows.ts'

export type Part = 'train' | 'validation' | 'unused'

/**
 * A row with its part, its fold (0…4; fold 0 is validation) and whether it is kept from the network to weigh it on: a tenth of
 * the training rows. Fold and tenth are the same for all rows that share text.
 */
export interface PlacedRow extends SentimentRow {
  part: Part
  fold: number
  toWeighOn: boolean
}

const folds = 5
const sharedWords = 6

function partOf(set: SentimentRow['set'], sets: ReadonlySet<SentimentRow['set'] | undefined>, fold: number): Part {
  // SST-2 comes with its own split.
  if (set === 'sst2-train') return 'train'
  if (set === 'sst2-dev') return 'validation'
  if (set === 'vader-movieReviewSnippets') return sets.has('sst2-train') && !sets.has('sst2-dev') ? 'train' : 'unused'
  if (fold !== 0) return sets.has('sst2-dev') ? 'unused' : 'train'
  return sets.has('sst2-train') ? 'unused' : 'validation'
}

function compact(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function keysOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const keys = [compact(text)]
  for (let start = 0; start + sharedWords <= words.length; start++)
    keys.push(words.slice(start, start + sharedWords).join(' '))
  return keys
}

function groupBySharedText(texts: readonly string[]): number[][] {
  const sets = new DisjointSets(texts.length)
  const firstWith = new Map<string, number>()
  texts.forEach((text, index) => {
    for (const key of keysOf(text)) {
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, index)
      else sets.join(index, first)
    }
  })
  const groups = new Map<number, number[]>()
  texts.forEach((_, index) => {
    const root = sets.rootOf(index)
    groups.set(root, [...(groups.get(root) ?? []), index])
  })
  return [...groups.values()]
}

/**
 * Places every row so that no text is in two parts, even where the sets hold the same reviews: rows that share six words
 * in a row, within a set or across sets, go together. Fold 0 is validation; SST-2 keeps its own split.
 *
 * SST-2's test part is drawn from the same film reviews as the movie-review sets. A film review outside SST-2's own
 * training part may be one of its test sentences, so those are never trained on (`unused`).
 */
export function placeRows(rows: readonly SentimentRow[]): PlacedRow[] {
  const groups = groupBySharedText(rows.map((row) => row.text))
  const placed: PlacedRow[] = []
  for (const members of groups) {
    const texts = members.map((index) => compact(rows[index]?.text ?? '')).sort()
    const toWeighOn = foldOf(at(texts, 0), 10) === 1
    const fold = Number.parseInt(createHash('sha256').update(at(texts, 0)).digest('hex').slice(0, 8), 16) % folds
    const sets = new Set(members.map((index) => rows[index]?.set))
    for (const index of members) {
      const row = rows[index]
      if (row !== undefined) placed[index] = { ...row, part: partOf(row.set, sets, fold), fold, toWeighOn }
    }
  }
  return placed
}
