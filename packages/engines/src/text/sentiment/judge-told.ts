import { readFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Encoding } from '../encoder/token-batches.ts'
import { readVectorHead, type VectorHead, vectorScores } from '../encoder/vector-head.ts'
import { readBranchStates } from '../multilingual/read-branch.ts'
import type { Judgement } from './document-sentiment.ts'
import { joinMarks } from './read-meaning.ts'
import { type SentimentLabel, scoreWithin } from './sentiment-label.ts'

/** Kinds of reviews; ironic blame and teasing praise are of the label that is meant. */
const labelOfKind: Readonly<Record<string, SentimentLabel | 'mixed'>> = {
  positive: 'positive',
  teasing: 'positive',
  negative: 'negative',
  ironic: 'negative',
  mixed: 'mixed',
  neutral: 'neutral',
}

/** A judgement of a whole text; `isMixed`: praise and blame stand side by side, and the label says which weighs more. */
export interface Told extends Judgement {
  isMixed: boolean
}

// Strangers' reviews are further from the written ones than these from each other.
const shift = 0.8

let loading: Promise<VectorHead> | undefined

async function readHead(): Promise<VectorHead> {
  return readVectorHead(JSON.parse(await readFile(new URL('./told.json', import.meta.url), 'utf8')))
}

/** The vector of a text of one or several windows: what its head is fitted on. */
export async function stateOf(windows: readonly string[], options: Encoding = {}): Promise<Float32Array> {
  const read = await readBranchStates(windows.map(joinMarks), options)
  return at(read, 0).state.map((_, column) => mean(read.map(({ state }) => at(state, column))))
}

/** What the chances of the kinds say together. */
export function judgeKinds(chances: ReadonlyMap<string, number>): Told {
  const sums = { positive: 0, negative: 0, neutral: 0, mixed: 0 }
  for (const [kind, chance] of chances) sums[labelOfKind[kind] ?? 'neutral'] += chance
  const { mixed, ...clear } = sums
  const most = Math.max(clear.positive, clear.negative, clear.neutral)
  const isMixed = mixed > most
  const heavier = clear.positive > clear.negative ? 'positive' : 'negative'
  const label = !isMixed && clear.neutral === most ? 'neutral' : heavier
  return {
    label,
    isMixed,
    score: scoreWithin(clear.positive - clear.negative, label),
    confidence: shift * Math.max(mixed, most),
  }
}

/**
 * Judges a text as a whole by what happened in it: 'arrived in two pieces', 'used every day for four years'. Learned from written reviews
 * that have hardly a word of opinion; less exact than words and meaning where there are such words.
 */
export async function judgeTold(windows: readonly string[], options: Encoding = {}): Promise<Told> {
  loading ??= readHead()
  const [head, state] = await Promise.all([loading, stateOf(windows, options)])
  const chances = softmax(vectorScores(head, state))
  return judgeKinds(new Map(head.classes.map((kind, column) => [kind, at(chances, column)])))
}
