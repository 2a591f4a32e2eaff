import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addTo, largestOf } from '@vitrine/basics/tally.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tag-text.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { readOthers } from '../train/tagging/others.ts'
import { isValidation, readTopicRows, setOfDomain, type TopicRow } from '../train/tagging/rows.ts'
import { described } from './described-sets.ts'
import { foreignFigures } from './foreign-figures.ts'
import { first, type Scored } from './scored-row.ts'
import { topicFigures } from './topic-figures.ts'

function run(engine: Engine<Tags>, text: string): Promise<Tags> {
  const bytes = new TextEncoder().encode(text)
  return engine(...fileRun(bytes, 'text/plain'))
}

/** The label that training saw most: what always answering it would score. */
async function commonest(folder: string, set: string): Promise<string> {
  const counts = new Map<string, number>()
  const train = await readTopicRows(folder, `${set}-train.jsonl`).catch((): TopicRow[] => [])
  for (const { label } of train) addTo(counts, label)
  return largestOf(counts)?.[0] ?? ''
}

async function foreignAnswers(dataDir: string, domain: TaggingDomain, engine: Engine<Tags>): Promise<Tags[]> {
  const texts = await readOthers(dataDir, domain, 'validation').catch((): string[] => [])
  const answers: Tags[] = []
  for (const text of texts.slice(0, 1000)) {
    if (/[\p{L}\p{N}]/u.test(text)) answers.push(await run(engine, text))
  }
  return answers
}

/** The surest mistakes. */
function failures(scored: readonly Scored[]): Measured['failures'] {
  return scored
    .filter((own) => first(own) !== own.row.label)
    .sort((left, right) => (right.answer.topics[0]?.confidence ?? 0) - (left.answer.topics[0]?.confidence ?? 0))
    .slice(0, 6)
    .map((own) => ({
      input: own.row.text,
      expected: own.row.label,
      answered: `${first(own)} (${(own.answer.topics[0]?.confidence ?? 0).toFixed(2)})`,
    }))
}

/** Runs a tagging model's engine on its set as text files: accuracy of the first topic, calibration, and how foreign texts are told. */
export async function measureTagging(
  { dataDir, progress }: MeasureInput,
  domain: TaggingDomain,
  engine: Engine<Tags>,
): Promise<Measured> {
  const folder = join(dataDir, 'tagging')
  const set = setOfDomain[domain]
  const testFile = (await readdir(folder)).find((file) => file.startsWith(`${set}-test.`))
  const rows = await readTopicRows(folder, testFile ?? `${set}-train.jsonl`)
  const own = testFile === undefined ? rows.filter(isValidation) : rows
  const split = testFile === undefined ? 'validation' : 'test'
  progress(`${own.length} texts`)
  const scored: Scored[] = []
  for (const row of own) scored.push({ row, answer: await run(engine, row.text) })
  const foreign = await foreignAnswers(dataDir, domain, engine)
  return {
    measurements: [
      ...topicFigures(scored, domain, split, await commonest(folder, set)),
      ...foreignFigures(scored, foreign, domain, split),
    ],
    failures: described[domain].shown ? failures(scored) : [],
  }
}
