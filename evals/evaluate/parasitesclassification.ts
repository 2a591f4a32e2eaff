import { join } from 'node:path'
import { classifyParasites } from '@vitrine/models/parasitesclassification/engine.ts'
import { nameOf } from '@vitrine/models/parasitesclassification/present.ts'
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

const eggs = {
  dataset: 'parasite-eggs',
  source: 'AtlastDeepLearning/Intestinal-Parasite-Classification-LW-CNN',
  licence: 'not stated',
}
const cells = {
  dataset: 'malaria-cells',
  source: 'National Library of Medicine, by way of vishxlshxrma/Malaria_Classification',
  licence: 'public domain at its origin, not stated in the copy',
}
const strangers = { dataset: 'pipe-photos, drawing-type, pid', source: 'see evals/datasets.md', licence: 'mixed' }

export const measure: Measure = async ({ dataDir, progress }) => {
  const vision = (set: string) => reportedPictures(join(dataDir, 'vision', set))
  progress('eggs')
  const egg = await answerPictures(classifyParasites, await vision('parasite-eggs'))
  progress('cells')
  const cell = await answerPictures(classifyParasites, await vision('malaria-cells'))
  progress('pictures of other things')
  const others = await answerPictures(
    classifyParasites,
    (await Promise.all(['pipe-photos', 'drawing-type', 'pid'].map(vision))).flat(),
  )
  const split = egg[0]?.picture.split ?? cell[0]?.picture.split ?? 'val'
  const infected = cell.filter(({ picture }) => picture.label === 'parasitized')
  const healthy = cell.filter(({ picture }) => picture.label === 'uninfected')
  return {
    measurements: [
      {
        ...eggs,
        ...plain,
        split,
        metric: 'accuracy on worm eggs',
        ...share(egg, isRight),
        floor: 0.92,
        baseline: {
          name: 'colour histogram and thumbnail, random forest (as the data’s notes quote it)',
          value: 0.757,
        },
        note: 'Eggs of one slide may lie in both parts: slides are not known.',
      },
      {
        ...cells,
        ...plain,
        split,
        metric: 'accuracy on malaria cells, by slide',
        ...share(cell, isRight),
        floor: 0.93,
        baseline: { name: 'histogram, logistic regression (as the data’s notes quote it)', value: 0.777 },
      },
      { ...cells, ...plain, split, metric: 'infected cells found', ...share(infected, isRight) },
      { ...cells, ...plain, split, metric: 'healthy cells left alone', ...share(healthy, isRight) },
      calibrationMeasurement({ ...cells, dataset: 'parasite-eggs and malaria-cells', split }, [...egg, ...cell]),
      ...rejectionMeasurements(
        { ...strangers, split },
        [...egg, ...cell],
        others,
        'kinds of picture never seen in training',
      ),
    ],
    failures: [...failuresOf(egg, nameOf).slice(0, 2), ...failuresOf(cell, nameOf).slice(0, 4)],
  }
}
