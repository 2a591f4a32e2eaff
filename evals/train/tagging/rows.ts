import { join } from 'node:path'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
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
export const readTopicRows = (folder: string, file: string): Promise<TopicRow[]> =>
  readJsonLines(join(folder, file), lineSchema)

/** One row in ten is only measured; texts that differ but in case and punctuation stay together. */
export const isValidation = ({ text }: TopicRow): boolean => foldOf(text, 10) === 0
