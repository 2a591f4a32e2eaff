import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { MeasureInput } from '../measurement.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import {
  type About,
  type Answered,
  answerPictures,
  type PictureAnswer,
  plain,
  reportedPictures,
  share,
} from './picture-measures.ts'

/** How well pictures of other things are told from those the model knows, and how many of each are answered rightly. */
function rejectionMeasurements(
  about: About,
  ours: readonly Answered<PictureAnswer>[],
  others: readonly Answered<PictureAnswer>[],
  kind: string,
): Measurement[] {
  if (others.length === 0) return []
  const both = [
    ...ours.map(({ output }) => ({ output, isOurs: true })),
    ...others.map(({ output }) => ({ output, isOurs: false })),
  ]
  const area = (rows: readonly (typeof both)[number][]): number => {
    const scores = (isOurs: boolean) =>
      rows.filter((row) => row.isOurs === isOurs).map(({ output }) => 1 - (output.unknownScore ?? 1))
    return auroc(scores(true), scores(false))
  }
  return [
    {
      ...about,
      ...plain,
      metric: `AUROC, ${kind}`,
      n: both.length,
      value: area(both),
      interval95: bootstrapInterval(both, area, 200),
    },
    { ...about, ...plain, metric: `turned away, ${kind}`, ...share(others, ({ output }) => !output.known) },
    { ...about, ...plain, metric: 'accepted as known', ...share(ours, ({ output }) => output.known) },
  ]
}

/** Sets that show what a model should turn away, with what their sources state. */
const strangeSets = {
  'pipe-photos': { source: 'Adheeba-Salam/SEWERVISION', licence: 'public domain, other pictures not stated' },
  'parasite-eggs': { source: 'AtlastDeepLearning/Intestinal-Parasite-Classification-LW-CNN', licence: 'not stated' },
  'drawing-type': { source: 'three repositories', licence: 'MIT, CC BY 4.0, mechanical drawings not stated' },
  pid: { source: 'mgupta70/PID_Symbol_Detection', licence: 'MIT' },
} as const

/** How a model answers pictures of kinds that it was never shown, against the answers to its own. */
export async function outOfDomainMeasurements(
  engine: Engine<PictureAnswer>,
  { dataDir, progress }: MeasureInput,
  sets: readonly (keyof typeof strangeSets)[],
  { split, ours }: { split: string; ours: readonly Answered<PictureAnswer>[] },
): Promise<Measurement[]> {
  progress('pictures of other things')
  const others = await Promise.all(sets.map((set) => reportedPictures(join(dataDir, 'vision', set))))
  const of = (what: 'source' | 'licence'): string => sets.map((set) => strangeSets[set][what]).join('; ')
  const about = { dataset: sets.join(', '), source: of('source'), licence: of('licence'), split }
  const answers = await answerPictures(engine, others.flat())
  const rows = rejectionMeasurements(about, ours, answers, 'kinds of picture never seen in training')
  const note =
    'What is none of its kinds was learned from pictures of further sets, some without a stated licence, Food-101 for scientific use only.'
  return rows.map((row, index) => (index === 0 ? { ...row, note } : row))
}
