import { join } from 'node:path'
import { classifyCrop } from '@vitrine/models/cropsclassification/engine.ts'
import { nameOf } from '@vitrine/models/cropsclassification/present.ts'
import type { Measure } from '../measurement.ts'
import {
  answerPictures,
  calibrationMeasurement,
  failuresOf,
  isRight,
  plain,
  rejectionMeasurements,
  reportedPictures,
  share,
} from '../picture-measures.ts'

const crops = {
  dataset: 'crops',
  source: 'Gopisam1126/Agricultural-Crop-Classifier (web photos)',
  licence: 'not stated',
}
const grocery = { dataset: 'grocery', source: 'marcusklasson/GroceryStoreDataset', licence: 'MIT' }
const strangers = {
  dataset: 'pipe-photos, parasite-eggs, drawing-type',
  source: 'see evals/datasets.md',
  licence: 'mixed',
}
const histogram = 'colour histogram, logistic regression (as the data’s notes quote it for the kept-apart part)'

export const measure: Measure = async ({ dataDir, progress }) => {
  const vision = (set: string) => reportedPictures(join(dataDir, 'vision', set))
  progress('crops')
  const field = await answerPictures(classifyCrop, await vision('crops'))
  progress('grocery')
  const shop = await answerPictures(classifyCrop, await vision('grocery'))
  progress('pictures of other things')
  const others = await answerPictures(
    classifyCrop,
    (await Promise.all(['pipe-photos', 'parasite-eggs', 'drawing-type'].map(vision))).flat(),
  )
  const split = field[0]?.picture.split ?? shop[0]?.picture.split ?? 'val'
  const fresh = shop.filter(({ picture }) => !/milk|juice|yoghurt|ghurt|cream/i.test(picture.label))
  return {
    measurements: [
      {
        ...crops,
        ...plain,
        split,
        metric: 'accuracy on crop photos',
        ...share(field, isRight),
        floor: 0.45,
        baseline: { name: histogram, value: 0.275 },
      },
      {
        ...crops,
        ...plain,
        split,
        metric: 'right one among the first five, crop photos',
        ...share(field, ({ picture, output }) =>
          output.labels.some(({ label }) => label.toLowerCase() === picture.label.toLowerCase()),
        ),
      },
      {
        ...grocery,
        ...plain,
        split,
        metric: 'accuracy on groceries, 43 kinds',
        ...share(shop, isRight),
        floor: 0.65,
        baseline: { name: histogram, value: 0.505 },
      },
      { ...grocery, ...plain, split, metric: 'accuracy on fresh produce', ...share(fresh, isRight) },
      calibrationMeasurement(
        { ...crops, dataset: 'crops and grocery', source: 'both', licence: 'see the rows above', split },
        [...field, ...shop],
      ),
      ...rejectionMeasurements(
        { ...strangers, split },
        [...field, ...shop],
        others,
        'kinds of picture never seen in training',
      ),
    ],
    failures: [...failuresOf(field, nameOf).slice(0, 3), ...failuresOf(shop, nameOf).slice(0, 3)],
  }
}
