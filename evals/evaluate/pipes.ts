import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { analysePipes } from '@vitrine/models/pipes/engine.ts'
import { nameOf } from '@vitrine/models/pipes/present.ts'
import type { Pipes } from '@vitrine/models/pipes/schema.ts'
import { valveSymbols } from '@vitrine/models/pipes/valve-symbols.ts'
import { drawnPiping } from '../drawings/drawn-piping.ts'
import { matchBoxes } from '../drawings/match-boxes.ts'
import { heldOutSheets, sheetBoxes } from '../drawings/sheets.ts'
import type { Measure } from '../measurement.ts'
import {
  answerPictures,
  calibrationMeasurement,
  failuresOf,
  isRight,
  type PictureAnswer,
  plain,
  reportedPictures,
  share,
} from '../pictures/picture-measures.ts'

const photos = {
  dataset: 'pipe-photos',
  source: 'Adheeba-Salam/SEWERVISION (Roboflow export ‘Sewer CCTV’)',
  licence: 'public domain; the pictures of other things are not stated',
}
const drawn = { dataset: 'drawn piping', source: 'evals/drawings/drawn-piping.ts', licence: 'MIT' }
const sheets = { dataset: 'pid, whole sheets', source: 'mgupta70/PID_Symbol_Detection', licence: 'MIT' }
const drawings = { dataset: 'drawing-type and isometric', source: 'see evals/datasets.md', licence: 'mixed' }

const parts = ['straight_run', 'elbow', 'tee'] as const

/** A picture taken for a drawing is answered as none of a sewer. */
const viewOfPicture: Engine<PictureAnswer> = async (input, context) => {
  const { view, labels, known } = await analysePipes(input, context)
  const shown = view === 'drawing' ? [{ label: 'not_a_sewer_pipe', confidence: 1 }] : labels
  return { labels: shown, known, unknownScore: null }
}

const answer = (bytes: Uint8Array): Promise<Pipes> =>
  analysePipes({ file: null, text: null, options: {} }, quietContext(bytes))

async function measureDrawn(): Promise<Measurement[]> {
  const rows: { truth: Record<string, number>; counts: Record<string, number> }[] = []
  for (let seed = 1; seed <= 20; seed++) {
    const { png, counts: truth } = await drawnPiping(seed)
    const { counts } = await answer(png)
    rows.push({ truth, counts })
  }
  const right = (row: (typeof rows)[number], part: string): boolean =>
    (row.truth[part] ?? 0) === (row.counts[part] ?? 0)
  const note =
    'Our own drawings of single-line pipes with texts and a frame: they show that the counting works, not how it does on other companies’ drawings.'
  return parts.map(
    (part): Measurement => ({
      ...drawn,
      ...plain,
      split: 'synthetic',
      metric: `drawings with the right number of ${part}s`,
      ...share(rows, (row) => right(row, part)),
      note,
    }),
  )
}

async function measureValves(folder: string): Promise<Measurement[]> {
  const names = await heldOutSheets(folder)
  const rows: { found: number; right: number; truth: number }[] = []
  for (const name of names) {
    const { objects } = await answer(await readFile(join(folder, 'sheets', `${name}.jpg`)))
    const truth = (await sheetBoxes(folder, name)).filter(({ label }) => valveSymbols.has(label))
    const found = objects.filter(({ label }) => label === 'valve')
    const matched = matchBoxes(
      found,
      truth.map(({ box }) => ({ label: 'valve', box })),
    )
    rows.push({ found: found.length, right: matched.filter(({ right }) => right).length, truth: truth.length })
  }
  const sum = (part: keyof (typeof rows)[number]): number => rows.reduce((all, row) => all + row[part], 0)
  if (sum('truth') === 0) return []
  const split = names.includes('4') ? 'test' : 'val'
  const f1 = (2 * sum('right')) / Math.max(1, sum('found') + sum('truth'))
  return [
    {
      ...sheets,
      ...plain,
      split,
      n: sum('truth'),
      metric: 'valves, F1 at an overlap of 0.5',
      value: f1,
      interval95: null,
      note: 'Which symbols are valves is our reading of their pictures: the data gives no names.',
    },
  ]
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const vision = join(dataDir, 'vision')
  progress('sewer photos')
  const seen = await answerPictures(viewOfPicture, await reportedPictures(join(vision, 'pipe-photos')))
  const split = seen[0]?.picture.split ?? 'val'
  const measurements: Measurement[] = [
    {
      ...photos,
      ...plain,
      split,
      metric: 'accuracy of the view',
      ...share(seen, isRight),
      baseline: { name: 'colour histogram, logistic regression (as the data’s notes quote it)', value: 0.989 },
      note: 'Captions under blue bars give part of the label away; the bars’ colour is left out of what is looked at, not the layout’s traces.',
    },
    calibrationMeasurement({ ...photos, split }, seen),
  ]
  progress('drawings')
  const lineDrawings = await reportedPictures(join(vision, 'drawing-type'))
  const told = await answerPictures(analysePipes, lineDrawings)
  measurements.push({
    ...drawings,
    ...plain,
    split,
    metric: 'drawings taken for drawings',
    ...share(told, ({ output }) => output.view === 'drawing'),
  })
  progress('drawn piping')
  measurements.push(...(await measureDrawn()))
  progress('valves on sheets')
  measurements.push(...(await measureValves(join(vision, 'pid'))))
  return { measurements, failures: failuresOf(seen, nameOf) }
}
