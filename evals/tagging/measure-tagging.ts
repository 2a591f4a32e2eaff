import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tag-text.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import type { MeasureInput, Measured } from '../measurement.ts'
import { accuracy } from '../metrics/accuracy.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { macroF1 } from '../metrics/f1.ts'
import { wilsonInterval } from '../metrics/wilson-interval.ts'
import { readOthers } from '../train/tagging/others.ts'
import { isValidation, readTopicRows, setOfDomain, type TopicRow } from '../train/tagging/rows.ts'

interface Described {
  dataset: string
  source: string
  licence: string
  floor: number
  /** Whether rows of the set may be shown. */
  shown: boolean
}

const described: Record<TaggingDomain, Described> = {
  healthcare: {
    dataset: 'Ohsumed, 23 topics',
    source: 'yao8839836/text_gcn (Ohsumed)',
    licence: 'unstated',
    floor: 0.68,
    shown: false,
  },
  insurance: {
    dataset: 'InsuranceQA, kinds of insurance',
    source: 'shuzi/insuranceQA',
    licence: 'see source',
    floor: 0.98,
    shown: false,
  },
  finance: {
    dataset: 'Banking77',
    source: 'PolyAI Banking77',
    licence: 'CC BY 4.0',
    floor: 0.93,
    shown: true,
  },
}

interface Scored {
  row: TopicRow
  answer: Tags
}

function run(engine: Engine<Tags>, text: string): Promise<Tags> {
  const bytes = new TextEncoder().encode(text)
  return engine(...fileRun(bytes, 'text/plain'))
}

/** The label that training saw most: what always answering it would score. */
async function commonest(folder: string, set: string): Promise<string> {
  const counts = new Map<string, number>()
  const train = await readTopicRows(folder, `${set}-train.jsonl`).catch((): TopicRow[] => [])
  for (const { label } of train) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? ''
}

const first = ({ answer }: Scored): string => answer.topics[0]?.code ?? ''

function figures(scored: readonly Scored[], domain: TaggingDomain, split: string, usual: string): Measurement[] {
  const { dataset, source, licence, floor } = described[domain]
  const common = { dataset, source, licence, split, n: scored.length }
  const gold = scored.map(({ row }) => row.label)
  const value = accuracy(gold, scored.map(first))
  const always = scored.map(() => usual)
  const macro = (rows: readonly Scored[]): number =>
    macroF1(
      rows.map(({ row }) => row.label),
      rows.map(first),
    )
  const sure = scored.map((own) => ({
    confidence: own.answer.topics[0]?.confidence ?? 0,
    right: first(own) === own.row.label,
  }))
  return [
    {
      ...common,
      metric: 'accuracy',
      value,
      higherIsBetter: true,
      interval95: wilsonInterval(Math.round(value * scored.length), scored.length),
      floor,
      baseline: { name: 'always the commonest topic', value: accuracy(gold, always) },
    },
    {
      ...common,
      metric: 'F1, macro',
      value: macro(scored),
      higherIsBetter: true,
      interval95: bootstrapInterval(scored, macro, 300),
      floor: null,
      baseline: { name: 'always the commonest topic', value: macroF1(gold, always) },
    },
    {
      ...common,
      metric: 'calibration error',
      value: calibrationError(sure),
      higherIsBetter: false,
      interval95: null,
      floor: null,
      baseline: null,
      note: 'How far the first topic’s confidence lies from how often it is right.',
    },
  ]
}

async function foreignAnswers(dataDir: string, domain: TaggingDomain, engine: Engine<Tags>): Promise<Tags[]> {
  const texts = await readOthers(dataDir, domain, 'validation').catch((): string[] => [])
  const answers: Tags[] = []
  for (const text of texts.slice(0, 1000)) {
    if (/[\p{L}\p{N}]/u.test(text)) answers.push(await run(engine, text))
  }
  return answers
}

function foreignFigures(
  scored: readonly Scored[],
  foreign: readonly Tags[],
  domain: TaggingDomain,
  split: string,
): Measurement[] {
  if (foreign.length === 0) return []
  const { licence, dataset, source } = described[domain]
  const common = {
    dataset: `${dataset}, against other texts`,
    source,
    licence,
    split,
    higherIsBetter: true,
    floor: null,
  }
  const own = scored.map(({ answer }) => answer.familiar)
  const kept = scored.filter(({ answer }) => answer.known).length
  const told = foreign.filter(({ known }) => !known).length
  return [
    {
      ...common,
      n: scored.length + foreign.length,
      metric: 'AUROC, of the kind or not',
      value: auroc(
        own,
        foreign.map(({ familiar }) => familiar),
      ),
      interval95: null,
      baseline: null,
      note: 'Others: the other two tagging sets, newspaper editorials, product reviews and tweets.',
    },
    {
      ...common,
      n: scored.length,
      metric: 'share of own texts that a topic is named for',
      value: kept / scored.length,
      interval95: wilsonInterval(kept, scored.length),
      baseline: null,
    },
    {
      ...common,
      n: foreign.length,
      metric: 'share of other texts answered with none of the topics',
      value: told / foreign.length,
      interval95: wilsonInterval(told, foreign.length),
      baseline: null,
    },
  ]
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
      ...figures(scored, domain, split, await commonest(folder, set)),
      ...foreignFigures(scored, foreign, domain, split),
    ],
    failures: described[domain].shown ? failures(scored) : [],
  }
}
