import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { z } from 'zod'
import { foldOf } from '../linear/folds.ts'

export interface TopicRow {
  label: string
  text: string
}

/** Which set teaches which domain. */
export const setOfDomain = {
  healthcare: 'ohsumed',
  insurance: 'insurance',
  finance: 'banking77',
} as const satisfies Record<TaggingDomain, string>

const lineSchema = z.object({ label: z.string(), text: z.string() })

/** Reads a file such as `ohsumed-train.jsonl`. */
export async function readTopicRows(folder: string, file: string): Promise<TopicRow[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => lineSchema.parse(JSON.parse(line)))
}

/** One row in ten is only measured; texts that differ but in case and punctuation stay together. */
export const isValidation = ({ text }: TopicRow): boolean => foldOf(text, 10) === 0
