import { classifyParasites } from '@vitrine/models/parasitesclassification/engine.ts'
import { nameOf } from '@vitrine/models/parasitesclassification/present.ts'
import type { Measure } from '../measurement.ts'
import { outOfDomainMeasurements } from '../pictures/out-of-domain-measures.ts'
import {
  answerSet,
  calibrationMeasurement,
  failuresOf,
  isRight,
  shareMeasurement,
} from '../pictures/picture-measures.ts'

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

export const measure: Measure = async (input) => {
  const egg = await answerSet(classifyParasites, 'parasite-eggs', input)
  const cell = await answerSet(classifyParasites, 'malaria-cells', input)
  const split = egg[0]?.picture.split ?? cell[0]?.picture.split ?? 'val'
  const infected = cell.filter(({ picture }) => picture.label === 'parasitized')
  const healthy = cell.filter(({ picture }) => picture.label === 'uninfected')
  const ours = [...egg, ...cell]
  const outOfDomain = await outOfDomainMeasurements(classifyParasites, input, ['pipe-photos', 'drawing-type', 'pid'], {
    split,
    ours,
  })
  const [onEggs, onCells] = [
    { ...eggs, split },
    { ...cells, split },
  ]
  return {
    measurements: [
      shareMeasurement(onEggs, 'accuracy on worm eggs', egg, isRight, {
        floor: 0.92,
        baseline: {
          name: 'colour histogram and thumbnail, random forest (as the data’s notes quote it)',
          value: 0.757,
        },
        note: 'Eggs of one slide may lie in both parts: slides are not known.',
      }),
      shareMeasurement(onCells, 'accuracy on malaria cells, by slide', cell, isRight, {
        floor: 0.93,
        baseline: { name: 'histogram, logistic regression (as the data’s notes quote it)', value: 0.777 },
      }),
      shareMeasurement(onCells, 'infected cells found', infected, isRight),
      shareMeasurement(onCells, 'healthy cells left alone', healthy, isRight),
      calibrationMeasurement({ ...onCells, dataset: 'parasite-eggs and malaria-cells' }, ours),
      ...outOfDomain,
    ],
    failures: [...failuresOf(egg, nameOf).slice(0, 2), ...failuresOf(cell, nameOf).slice(0, 4)],
  }
}
