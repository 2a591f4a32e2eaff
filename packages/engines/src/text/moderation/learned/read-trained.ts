import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { vectorScores } from '../../encoder/vector-head.ts'
import { isEnglish } from '../../is-english.ts'
import { readsAsWords } from '../../reads-as-words.ts'
import { type TrainedCategory, trainedCategories } from '../categories.ts'
import type { ModerationSpan } from '../moderation-span.ts'
import type { ModerationTokens } from '../words/moderation-tokens.ts'
import { type BranchSigns, readBranchSigns } from './branch-signs.ts'
import { categoryInputs, offensiveInputs, probabilityOf } from './combination.ts'
import type { ModerationModel } from './moderation-model.ts'
import { readWithModel } from './read-with-model.ts'
import { tellingWords } from './telling-words.ts'

export interface TrainedReading {
  /** Probabilities, 0…1. */
  scores: Map<TrainedCategory, number>
  offensive: number
  /** The words that contributed, for all categories. */
  spans: ModerationSpan[]
  /** The network's signs; null where it was not run, as for languages other than English, which it has not learned: there the words alone count. */
  signs: BranchSigns | null
}

/** Log odds of the words alone as a probability, by the slope and offset fitted on held-out rows. */
function calibrated(extra: Readonly<Record<string, number>>, name: string, score: number): number {
  const odds = (extra[`${name} slope`] ?? 1) * score + (extra[`${name} offset`] ?? 0)
  return sigmoid(odds)
}

/** Scores of words, meaning and network combined, for the trained categories and for offence in general. */
export async function readTrained(
  model: ModerationModel,
  { tokens, plain }: ModerationTokens,
  { byMeaning }: { byMeaning: boolean },
): Promise<TrainedReading> {
  const isRead = byMeaning && isEnglish(tokens) !== false && (await readsAsWords(tokens))
  const signs = isRead ? await readBranchSigns(plain) : null
  const trained = readWithModel(model.categories, tokens)
  const offence = at(readWithModel(model.offensive, tokens).scores, 0)
  const meanings = signs === null ? [] : vectorScores(model.meaning, signs.vector)
  const scoreOf = (category: TrainedCategory, column: number): number => {
    const words = at(trained.scores, column)
    if (signs === null) return calibrated(model.categories.extra, category, words)
    const inputs = categoryInputs(category, { words, meaning: at(meanings, column), signs })
    return probabilityOf(inputs, model.combination[category])
  }
  return {
    scores: new Map(trainedCategories.map((category, column) => [category, scoreOf(category, column)])),
    offensive:
      signs === null
        ? calibrated(model.offensive.extra, 'offensive', offence)
        : probabilityOf(offensiveInputs(offence, signs), model.combination.offensive),
    spans: trainedCategories.flatMap((category, column) =>
      tellingWords(tokens, trained.contributions(column), category),
    ),
    signs,
  }
}
