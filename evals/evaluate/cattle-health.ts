import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'
import { screenCattle } from '@vitrine/models/cattle-health/engine.ts'
import { scoreHerd } from '@vitrine/models/cattle-health/herd/score-herd.ts'
import { nameOf } from '@vitrine/models/cattle-health/present.ts'
import type { Measure } from '../measurement.ts'
import { outOfDomainMeasurements } from '../pictures/out-of-domain-measures.ts'
import {
  answerSet,
  calibrationMeasurement,
  failuresOf,
  isRight,
  shareMeasurement,
} from '../pictures/picture-measures.ts'

const photos = {
  dataset: 'cattle',
  source: 'four public collections, see evals/datasets.md',
  licence: 'not stated (lumpy skin: CC BY 4.0 at its origin)',
}
const herd = {
  dataset: 'mastitis-table',
  source: 'yangaaapaul/SmartFarmNN, clinical mastitis in cows',
  licence: 'not stated',
}

/** The herd table to report on: the kept-apart part where the folder has it. */
async function readHerdFile(folder: string): Promise<{ split: string; bytes: Uint8Array } | null> {
  for (const split of ['test', 'val']) {
    const bytes = await readFile(join(folder, `${split}.csv`)).catch(() => null)
    if (bytes) return { split, bytes }
  }
  return null
}

async function measureHerd(folder: string) {
  const file = await readHerdFile(folder)
  if (!file) return []
  const text = Buffer.from(file.bytes).toString('utf8')
  const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
  const [cow, label] = [header.indexOf('Cow_ID'), header.indexOf('label')]
  const truth = new Map(records.map((record) => [at(record, cow), at(record, label) === '1']))
  const { cows } = await scoreHerd(file.bytes, { signal: new AbortController().signal })
  const about = { ...herd, split: file.split }
  const baseline = {
    name: 'logistic regression on the rows, vote per cow (as the data’s notes quote it)',
    value: 0.942,
  }
  const ill = cows.filter((one) => truth.get(one.cow))
  return [
    shareMeasurement(about, 'herd table, accuracy per cow', cows, (one) => one.mastitis === truth.get(one.cow), {
      floor: 0.94,
      baseline,
      note: 'From the udder measures alone: hardness, pain and temperature are not used. Values of the table look partly made up.',
    }),
    shareMeasurement(about, 'herd table, cows with mastitis found', ill, (one) => one.mastitis),
  ]
}

/** The view stands in the index, which `labelledFiles` does not read. */
async function viewsOf(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, 'index.csv'), 'utf8')
  const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
  return new Map(records.map((record) => [record[header.indexOf('file')] ?? '', record[header.indexOf('view')] ?? '']))
}

export const measure: Measure = async (input) => {
  const answers = await answerSet(screenCattle, 'cattle', input)
  const views = await viewsOf(join(input.dataDir, 'vision', 'cattle'))
  const near = answers.filter(({ picture }) => picture.split !== 'test2')
  const web = answers.filter(({ picture }) => picture.split === 'test2')
  const split = near[0]?.picture.split ?? 'val'
  const about = { ...photos, split }
  const outOfDomain = await outOfDomainMeasurements(
    screenCattle,
    input,
    ['pipe-photos', 'parasite-eggs', 'drawing-type'],
    {
      split,
      ours: near,
    },
  )
  input.progress('herd table')
  const viewOf = ({ picture }: (typeof near)[number]): string => views.get(picture.file) ?? ''
  const perView = [...new Set(near.map(viewOf))].sort().map((view) =>
    shareMeasurement(
      about,
      `accuracy, view: ${view}`,
      near.filter((row) => viewOf(row) === view),
      isRight,
      { floor: 0.8 },
    ),
  )
  const another = { ...photos, split: 'test2' }
  return {
    measurements: [
      shareMeasurement(about, 'accuracy', near, isRight, {
        baseline: { name: 'histogram and thumbnail, random forest (as the data’s notes quote it)', value: 0.623 },
        note: 'The view gives part of the answer away: mastitis is always an udder from close by, lumpy skin a whole animal.',
      }),
      ...perView,
      ...(web.length > 0 ? [shareMeasurement(another, 'accuracy on another web collection', web, isRight)] : []),
      calibrationMeasurement(about, near),
      ...outOfDomain,
      ...(await measureHerd(join(input.dataDir, 'vision', 'mastitis-table'))),
    ],
    failures: failuresOf(near, nameOf),
  }
}
