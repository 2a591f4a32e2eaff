import { readFile, writeFile } from 'node:fs/promises'
import type { Totals } from './score.ts'

export const records = ['before', 'after', 'kept'] as const
export type RecordName = (typeof records)[number]

export interface Miss {
  id: string
  fact: string
  outcome: string
  given: string
  wanted: string
}

export interface Scores {
  before: Record<string, Totals>
  after: Record<string, Totals>
  /** The kept part as it was first scored, on 22 November 2026, after the first round of mends. */
  firstKept: Record<string, Totals>
  kept: Record<string, Totals>
  /** Of the development part, as it was scored last. */
  misses: Record<string, Miss[]>
}

const file = new URL('scores.json', import.meta.url)

export async function readScores(): Promise<Scores> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  // The cast: only this module writes the file.
  return { before: {}, after: {}, firstKept: {}, kept: {}, misses: {}, ...(JSON.parse(text) as Partial<Scores>) }
}

export const writeScores = async (scores: Scores): Promise<void> =>
  writeFile(file, `${JSON.stringify(scores, null, 2)}\n`)
