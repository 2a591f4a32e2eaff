import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { taggingDomains } from '@vitrine/engines/text/tagging/topics.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
import { foldOf } from '../linear/folds.ts'
import { isValidation as isModerationValidation } from '../moderation/split.ts'
import { readSentimentSets } from '../sentiment/rows.ts'
import { placeRows } from '../sentiment/split.ts'
import { isValidation as isTaggingValidation, readTopicRows, setOfDomain } from '../tagging/rows.ts'
import { type WrittenRow, writtenRows } from './written.ts'

/**
 * Writes the rows that the branch learns from, with their parts, as `rows.jsonl` for train.py.
 * Usage: node evals/train/encoder/export-rows.ts --out FOLDER [--data DIR]
 * Parts: `train` is learned from, `tune` (a tenth of it, by hash) is what the combination with the linear models and the confidence are
 * fitted on, `validation` is only measured. OpenAI's moderation set is left out: its categories are fitted and measured fold by fold.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
    out: { type: 'string', default: 'encoder-rows' },
  },
})

interface Row {
  task: string
  part: 'train' | 'tune' | 'validation'
  text: string
  target: number | string | boolean | WrittenRow['target']
  set?: string
  aim?: string | null
}

function partOf(text: string, validation: boolean): Row['part'] {
  if (validation) return 'validation'
  return foldOf(text, 10) === 1 ? 'tune' : 'train'
}

async function sentimentRows(): Promise<Row[]> {
  const folder = join(values.data, 'sentiment')
  return placeRows(await readSentimentSets(folder)).flatMap(({ part, kind, set, text, target, toWeighOn }): Row[] => {
    if (part === 'unused') return []
    return [{ task: kind, set, text, target, part: part === 'train' && toWeighOn ? 'tune' : part }]
  })
}

const offensiveLine = z.object({ text: z.string(), offensive: z.boolean(), target: z.string().nullable() })
const davidsonLine = z.object({ text: z.string(), label: z.string() })

async function moderationRows(): Promise<Row[]> {
  const folder = join(values.data, 'moderation')
  const offensiveRows = await readJsonLines(join(folder, 'olid-train.jsonl'), offensiveLine)
  const olid = offensiveRows.flatMap(({ text, offensive, target }): Row[] => {
    const validation = isModerationValidation({ text })
    // A third of the harmless is left out, so that both kinds are learned alike.
    if (!validation && !offensive && foldOf(text, 3) === 0) return []
    return [{ task: 'olid', text, target: offensive, aim: target, part: partOf(text, validation) }]
  })
  const labelledRows = await readJsonLines(join(folder, 'davidson.jsonl'), davidsonLine)
  const davidson = labelledRows.flatMap(({ text, label }): Row[] => {
    // Three of four of this set are 'offensive': a tenth of those teaches as much, and a quarter of the harmless.
    if (label === 'offensive' && foldOf(text, 10) !== 0) return []
    if (label === 'neither' && foldOf(text, 4) !== 0) return []
    return [{ task: 'davidson', text, target: label, part: partOf(text, false) }]
  })
  return [...olid, ...davidson]
}

async function topicRows(): Promise<Row[]> {
  const parts = await Promise.all(
    taggingDomains.map(async (domain) => {
      const rows = await readTopicRows(join(values.data, 'tagging'), `${setOfDomain[domain]}-train.jsonl`)
      return rows.map(
        ({ text, label }): Row => ({
          task: setOfDomain[domain],
          text,
          target: label,
          part: partOf(text, isTaggingValidation({ text, label })),
        }),
      )
    }),
  )
  return parts.flat()
}

const written = (await writtenRows(values.data)).map((row): Row => ({ ...row, part: partOf(row.text, false) }))
const rows = [...(await sentimentRows()), ...(await moderationRows()), ...(await topicRows()), ...written]
await mkdir(values.out, { recursive: true })
await writeFile(join(values.out, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
const counts: Record<string, number> = {}
for (const { task, part } of rows) counts[`${task} ${part}`] = (counts[`${task} ${part}`] ?? 0) + 1
console.log(counts)
