import { at } from '@vitrine/basics/at.ts'
import { logSumExp } from '@vitrine/basics/softmax.ts'
import { encodeSentences } from '../../encoder/encode-sentences.ts'
import { type BranchReading, oddsOf, readBranch } from '../../multilingual/read-branch.ts'
import { windowsOf } from '../../windows.ts'
import { type TrainedCategory, trainedCategories } from '../categories.ts'
import vocabulary from '../vocabulary/idioms.json' with { type: 'json' }
import { branchOdds, type EverydayReading, type EverydaySigns, everydayReading } from './everyday.ts'

/** The signs of the network that reads meaning: log odds, each that of the text's worst window. */
export interface BranchSigns {
  categories: Record<TrainedCategory, number>
  offensive: number
  hateful: number
  /** Directed at a group rather than at a person or at nobody. */
  atGroup: number
  everyday: EverydayReading
  /** What the network alone says of harm in everyday words. */
  everydayOdds: EverydaySigns['branch']
  /** The mean of its windows' sentence vectors, of length 1: what the text is about. */
  vector: Float32Array
}

// Log odds: about one in twelve.
const harmless = -2.4

/** Whether nobody is meant any harm; the text may still be about violence. */
export const isSurelyHarmless = ({ categories }: Pick<BranchSigns, 'categories'>): boolean =>
  Math.max(categories.hate, categories.harassment, categories.violence, categories['self-harm']) < harmless

const idioms = vocabulary.idioms.map(([pattern = '', meant = '']) => ({ pattern: new RegExp(pattern, 'giu'), meant }))

// Words; about the length of the branch's training texts: a sentence or two.
const windowWords = 32

const withoutIdioms = (text: string): string =>
  idioms.reduce((left, { pattern, meant }) => left.replaceAll(pattern, meant), text)

/** Log odds of one class of a head of exclusive classes against all others. */
function logOdds(reading: BranchReading, head: string, label: string): number {
  const others = Object.entries(reading).filter(([name]) => name.startsWith(`${head} `) && name !== `${head} ${label}`)
  return oddsOf(reading, head, label) - logSumExp(others.map(([, value]) => value))
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = at(vectors, 0).map((_, column) => vectors.reduce((total, vector) => total + at(vector, column), 0))
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

// Idioms are replaced by what they mean.
const windowsIn = (text: string): string[] => windowsOf(withoutIdioms(text), windowWords)

/** What a text is about: the mean of its windows' sentence vectors, of length 1. */
export const subjectVector = async (text: string, signal?: AbortSignal): Promise<Float32Array> =>
  meanOf(await encodeSentences(windowsIn(text), { signal }))

/** Reads a text window by window; one short sentence is one window. */
export async function readBranchSigns(text: string, signal?: AbortSignal): Promise<BranchSigns> {
  const readings = await readBranch(windowsIn(text), { signal })
  const vector = await subjectVector(text, signal)
  const most = (of: (reading: BranchReading) => number): number => Math.max(...readings.map(of))
  return {
    // The cast: there is one entry for each category.
    categories: Object.fromEntries(
      trainedCategories.map((name) => [name, most((reading) => oddsOf(reading, 'category', name))]),
    ) as Record<TrainedCategory, number>,
    offensive: most((reading) => oddsOf(reading, 'olid', 'offensive')),
    hateful: most((reading) => logOdds(reading, 'davidson', 'hate')),
    atGroup: most((reading) => logOdds(reading, 'aim', 'GRP')),
    everyday: everydayReading(text, readings, vector),
    everydayOdds: branchOdds(readings),
    vector,
  }
}
