import { at } from '@vitrine/basics/at.ts'

/** The raw scores of one passage, before calibration. */
export interface TopicReading {
  /** Raw scores by class. */
  words: number[]
  meaning: number[]
  signs: number[]
}

export const jointScores = (
  { words, meaning }: Pick<TopicReading, 'words' | 'meaning'>,
  weights: { words: number; meaning: number },
): number[] => words.map((score, column) => weights.words * score + weights.meaning * at(meaning, column))
