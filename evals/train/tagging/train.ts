import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { writeTermModel } from '@vitrine/engines/text/linear/term-model-file.ts'
import { leastFamiliar } from '@vitrine/engines/text/tagging/familiarity.ts'
import type { SetModel } from '@vitrine/engines/text/tagging/topic-model.ts'
import { jointScores } from '@vitrine/engines/text/tagging/topic-scores.ts'
import { type TaggingDomain, taggingDomains } from '@vitrine/engines/text/tagging/topics.ts'
import { fitExclusiveHead, fitVectorHead } from '../encoder/fit-vector-head.ts'
import { vectorsOf } from '../encoder/vectors.ts'
import { foldOf } from '../linear/folds.ts'
import { calibrateTopics, type HeldOut, read } from './calibrate-topics.ts'
import { isKeptBack, readEveryday, readTerms, readWritten } from './everyday.ts'
import { fitTopics } from './fit.ts'
import { readOthers } from './others.ts'
import { isValidation, readTopicRows, setOfDomain, type TopicRow } from './rows.ts'

/**
 * Trains the topic weights of each domain, of words and of meaning, and writes them beside the engine.
 * Usage: node evals/train/tagging/train.ts [--data DIR] [--domain NAME] [--vectors DIR]
 * Deterministic. What words and meaning count, confidence and doubt are fitted on a fold (a quarter of the everyday wordings) that the
 * weights used for it have not seen; the weights that are written are fitted with it. Validation rows are in neither.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
    domain: { type: 'string' },
    vectors: { type: 'string', default: 'tagging-vectors' },
  },
})

/** Where a row comes from: the set, wordings written by hand, letters written by a language model, or a list of terms. */
type Source = 'set' | 'everyday' | 'written' | 'term'
type Row = Omit<HeldOut, 'share' | 'kindShare'> & { source: Source; heldOut: boolean }

// What a row counts against one of the set while the heads are fitted: of topics, and of own or foreign.
const topicShares: Record<Source, number> = { set: 1, everyday: 3, written: 3, term: 0.1 }
const everydayKindShare = 12

/** What the other domains' people write, and what is of none. */
async function foreignEveryday(domain: TaggingDomain): Promise<{ label: null; text: string }[]> {
  const others = taggingDomains.filter((name) => name !== domain)
  const rows = await Promise.all([
    ...[...others, 'others' as const, 'other-senses' as const].map(readEveryday),
    ...[...others, 'unrelated' as const].map(readWritten),
  ])
  return rows
    .flat()
    .filter((row) => !isKeptBack(row))
    .map(({ text }) => ({ label: null, text }))
}

async function placed(
  rows: readonly { label: string | null; text: string }[],
  source: Source,
  folds: number,
): Promise<Row[]> {
  const vectors = await vectorsOf(
    rows.map(({ text }) => text),
    values.vectors,
  )
  return rows.map(({ label, text }, at) => ({
    label,
    text,
    source,
    vector: vectors[at] ?? new Float32Array(0),
    heldOut: foldOf(text, folds) === 1,
  }))
}

/** A term counts as a title does, too, and is never held out: it says nothing of how texts are read. */
const asTitled = (row: Row): Row => ({ ...row, text: `${row.text}\n${row.text}`, heldOut: false })

async function rowsOf(domain: TaggingDomain): Promise<Row[]> {
  const set = await readTopicRows(join(values.data, 'tagging'), `${setOfDomain[domain]}-train.jsonl`)
  const others = (await readOthers(values.data, domain, 'train')).map((text) => ({ label: null, text }))
  const own = await placed(set, 'set', 10)
  const written = (await readWritten(domain)).filter((row) => !isKeptBack(row))
  const everyday = [...(await readEveryday(domain)), ...(await foreignEveryday(domain))]
  return [
    ...own.filter((row) => !isValidation({ label: '', text: row.text })),
    ...(await placed(others, 'set', 3)),
    ...(await placed(everyday, 'everyday', 4)),
    ...(await placed(written, 'written', 4)),
    ...(await placed(await readTerms(domain), 'term', 4)).map(asTitled),
  ]
}

// What the rows' losses count against the weights. With 3, and letters counting 10, more letters were right, and Banking77 fell below its floor.
const headCost = 10

function fit(domain: TaggingDomain, rows: readonly Row[]): Omit<SetModel, 'calibration'> {
  const own = rows.filter((row): row is Row & TopicRow => row.label !== null)
  const share = ({ source }: Row): number => topicShares[source]
  const terms = fitTopics(
    domain,
    own.map((row) => ({ ...row, share: row.source === 'term' ? topicShares.term : 1 })),
  )
  // A term alone is no text of any kind.
  const texts = rows.filter(({ source }) => source !== 'term')
  const kind = texts.map((row) => ({
    label: row.label === null ? 'other' : domain,
    vector: row.vector,
    share: row.source === 'set' ? 1 : everydayKindShare,
  }))
  return {
    terms,
    topics: fitExclusiveHead(
      own.map((row) => ({ ...row, share: share(row) })),
      terms.classes,
      headCost,
    ),
    domain: fitVectorHead(kind, [domain], 8),
  }
}

// What all everyday wordings together, and all letters, count against all rows of the set: they are too few for more. Of own or foreign they count alike.
const together: Record<Source, number> = { set: 1, everyday: 0.25, written: 0.25, term: 0 }

function withShares(rows: readonly Row[]): HeldOut[] {
  const count = (source: Source, own: boolean): number =>
    rows.filter((row) => row.source === source && (row.label !== null) === own).length
  return rows.map((row) => {
    const each = 1 / Math.max(1, count(row.source, row.label !== null))
    return { ...row, share: together[row.source] * each, kindShare: each }
  })
}

function report(name: string, model: SetModel, rows: readonly HeldOut[]): void {
  const own = rows.filter(({ label }) => label !== null).map((row) => read(model, row))
  const right = (of: (one: ReturnType<typeof read>) => readonly number[]): string => {
    const hits = own.filter((one) => of(one).indexOf(Math.max(...of(one))) === one.column).length
    return (hits / Math.max(1, own.length)).toFixed(3)
  }
  console.log(
    `${name}: n ${own.length}, words ${right(({ reading }) => reading.words)}, meaning ${right(({ reading }) => reading.meaning)},`,
    `both ${right(({ reading }) => jointScores(reading, model.calibration))}`,
  )
}

for (const domain of taggingDomains.filter((name) => values.domain === undefined || name === values.domain)) {
  const rows = await rowsOf(domain)
  const held = rows.filter((row) => row.heldOut)
  const heldOut = withShares(held)
  const trial = fit(
    domain,
    rows.filter((row) => !row.heldOut),
  )
  const fitted = calibrateTopics(trial, heldOut)
  const calibration = { ...fitted, leastFamiliar: leastFamiliar[domain] }
  console.log(domain, calibration)
  for (const source of ['set', 'everyday', 'written'] as const) {
    report(
      `held out, ${source}`,
      { ...trial, calibration },
      heldOut.filter((_, index) => held[index]?.source === source),
    )
  }
  const { terms, topics, domain: kind } = fit(domain, rows)
  const folder = new URL('../../../packages/engines/src/text/tagging/', import.meta.url)
  await writeFile(new URL(`${domain}.bin`, folder), writeTermModel(terms))
  const meaning = { topics: writeVectorHead(topics), domain: writeVectorHead(kind), calibration: fitted }
  await writeFile(new URL(`${domain}-meaning.json`, folder), `${JSON.stringify(meaning)}\n`)
}
