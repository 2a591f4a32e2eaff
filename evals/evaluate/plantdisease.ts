import { basename, join } from 'node:path'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { classifyPlantDisease } from '@vitrine/models/plantdisease/engine.ts'
import { nameOf } from '@vitrine/models/plantdisease/present.ts'
import type { PlantDisease } from '@vitrine/models/plantdisease/schema.ts'
import type { LabelledFile } from '../labelled-files.ts'
import type { Measure } from '../measurement.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import {
  type Answered as AnsweredPicture,
  answerPictures,
  calibrationMeasurement,
  isRight,
  plain,
  reportedPictures,
  share,
  shareMeasurement,
} from '../pictures/picture-measures.ts'

type Answered = AnsweredPicture<PlantDisease>

const notALeaf = 'not_a_leaf'
const dataset = 'plant-disease'

/** Sets whose training pictures were shown to the network as 'none of these', and sets it never saw the like of. */
const seenKinds = ['crops', 'cattle', 'food10', 'grocery', 'malaria-cells', 'isometric', 'pid', 'food-portions']
const unseenKinds = ['parasite-eggs', 'pipe-photos', 'drawing-type']
/** Crops that the model knows: a picture of one may well be known. */
const knownCrops = new Set(['chilli', 'tomato'])

const licences: Record<string, string> = {
  '0x90Vold+Plant-Disease-Detection': 'CC BY 4.0',
  'ai-agriculture-circuits-and-systems+bean_disease_uganda': 'CC BY 4.0',
  'ai-agriculture-circuits-and-systems+plant_Village_Apple': 'CC BY 4.0',
  'ai-agriculture-circuits-and-systems+Plant_Village_Strawberry': 'CC BY 4.0',
  'ai-agriculture-circuits-and-systems+chilli_leaf_classification': 'CC BY 4.0',
}

/** HSV histogram 8 × 4 × 4 with logistic regression, fitted on the training rows (evals/train/vision/baseline.py). */
const histogram = { val: 0.704, test: 0.705 }

const common = {
  dataset,
  source: 'seven public repositories',
  licence: 'CC BY 4.0 for five, not stated for two: see evals/datasets.md',
}

/** Figures of one split from the same sources as the training pictures. */
function measureSplit(split: string, rows: readonly Answered[]): Measurement[] {
  const labels = [...new Set(rows.map(({ picture }) => picture.label))]
  const balanced = (drawn: readonly Answered[]): number => {
    const shares = labels
      .map((label) => drawn.filter(({ picture }) => picture.label === label))
      .filter((ofLabel) => ofLabel.length > 0)
      .map((ofLabel) => share(ofLabel, isRight).value)
    return mean(shares)
  }
  const value = split === 'test' ? histogram.test : histogram.val
  const baseline = { name: 'colour histogram, logistic regression', value }
  const sources = [...new Set(rows.map(({ picture }) => picture.source))].sort()
  const n = rows.length
  return [
    shareMeasurement({ ...common, split }, 'accuracy', rows, isRight, { floor: 0.9, baseline }),
    {
      ...common,
      ...plain,
      split,
      metric: 'balanced accuracy',
      n,
      value: balanced(rows),
      interval95: bootstrapInterval(rows, balanced),
    },
    calibrationMeasurement({ ...common, split }, rows),
    ...sources.map((source): Measurement => {
      const ofSource = rows.filter(({ picture }) => picture.source === source)
      const about = { dataset, source: source.replace('+', '/'), licence: licences[source] ?? 'not stated', split }
      return shareMeasurement(about, `accuracy on ${about.source}`, ofSource, isRight)
    }),
  ]
}

/** Field photos of another region: what is known of two conditions, and of one that the network never saw. */
function measureOtherRegion(rows: readonly Answered[]): Measurement[] {
  const about = { dataset, source: 'fancypigeon5/potato-leaf-diseases', licence: 'not stated', split: 'test2' }
  const seen = rows.filter(({ picture }) => picture.label !== 'potato__bacterial_wilt')
  const unseen = rows.filter(({ picture }) => picture.label === 'potato__bacterial_wilt')
  return [
    ...(seen.length > 0 ? [shareMeasurement(about, 'accuracy on field photos of another region', seen, isRight)] : []),
    ...(unseen.length > 0
      ? [
          shareMeasurement(
            about,
            'unseen disease rejected or called diseased',
            unseen,
            ({ output }) => output.healthy !== true,
          ),
        ]
      : []),
  ]
}

function measureRejection(
  split: string,
  leaves: readonly Answered[],
  others: readonly Answered[],
  kind: string,
  floor: number | null,
): Measurement[] {
  const leafFiles = new Set(leaves.map(({ picture }) => picture.path))
  const area = (rows: readonly Answered[]): number => {
    const scores = (isLeaf: boolean) =>
      rows.filter(({ picture }) => leafFiles.has(picture.path) === isLeaf).map(({ output }) => 1 - output.unknownScore)
    return auroc(scores(true), scores(false))
  }
  const rows = [...leaves, ...others]
  return [
    {
      ...common,
      ...plain,
      split,
      metric: `not-a-leaf AUROC, ${kind}`,
      n: rows.length,
      value: area(rows),
      interval95: bootstrapInterval(rows, area, 300),
      floor,
    },
    shareMeasurement({ ...common, split }, `rejected, ${kind}`, others, ({ output }) => !output.known),
  ]
}

/** A few wrong answers, from as many different sources as there are. */
function failuresOf(rows: readonly Answered[]) {
  const wrong = rows.filter((row) => !isRight(row))
  const firsts = wrong.filter((row, index) => wrong.findIndex((w) => w.picture.source === row.picture.source) === index)
  return [...new Set([...firsts, ...wrong])].slice(0, 6).map(({ picture, output }) => ({
    input: `${picture.file} (${basename(picture.source.replace('+', '/'))})`,
    expected: nameOf(picture.label),
    answered: nameOf(output.labels[0]?.label ?? notALeaf),
  }))
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const reported = async (set: string) => reportedPictures(join(dataDir, 'vision', set))
  const strangers = async (sets: readonly string[]) => {
    const found: LabelledFile[] = []
    for (const set of sets) {
      const rows = await reported(set)
      found.push(...rows.filter(({ label }) => set !== 'crops' || !knownCrops.has(label)))
    }
    return answerPictures(classifyPlantDisease, found)
  }

  progress('plant-disease')
  const answers = await answerPictures(classifyPlantDisease, await reported(dataset))
  const near = answers.filter(({ picture }) => picture.split !== 'test2')
  const split = near[0]?.picture.split ?? 'val'
  const leaves = near.filter(({ picture }) => picture.label !== notALeaf)
  const backgrounds = near.filter(({ picture }) => picture.label === notALeaf)
  progress('pictures of other things')
  const seen = await strangers(seenKinds)
  const unseen = await strangers(unseenKinds)

  const all = [...backgrounds, ...seen, ...unseen]
  return {
    measurements: [
      ...measureSplit(split, near),
      ...measureOtherRegion(answers.filter(({ picture }) => picture.split === 'test2')),
      ...measureRejection(split, leaves, all, 'all other pictures', 0.95),
      ...measureRejection(split, leaves, backgrounds, 'streets and landscapes of the set', 0.95),
      ...(unseen.length > 0 ? measureRejection(split, leaves, unseen, 'kinds never seen in training', null) : []),
      shareMeasurement({ ...common, split }, 'leaves accepted as known', leaves, ({ output }) => output.known),
    ],
    failures: failuresOf(near),
  }
}
