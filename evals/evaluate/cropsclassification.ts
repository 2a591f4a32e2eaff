import { classifyCrop } from '@vitrine/models/cropsclassification/engine.ts'
import { nameOf } from '@vitrine/models/cropsclassification/present.ts'
import type { Measure } from '../measurement.ts'
import { outOfDomainMeasurements } from '../pictures/out-of-domain-measures.ts'
import {
  answerSet,
  calibrationMeasurement,
  failuresOf,
  isRight,
  shareMeasurement,
} from '../pictures/picture-measures.ts'

const crops = {
  dataset: 'crops',
  source: 'Gopisam1126/Agricultural-Crop-Classifier (web photos)',
  licence: 'not stated',
}
const grocery = { dataset: 'grocery', source: 'marcusklasson/GroceryStoreDataset', licence: 'MIT' }
const histogram = 'colour histogram, logistic regression (as the data’s notes quote it for the kept-apart part)'

export const measure: Measure = async (input) => {
  const field = await answerSet(classifyCrop, 'crops', input)
  const shop = await answerSet(classifyCrop, 'grocery', input)
  const split = field[0]?.picture.split ?? shop[0]?.picture.split ?? 'val'
  const fresh = shop.filter(({ picture }) => !/milk|juice|yoghurt|ghurt|cream/i.test(picture.label))
  const ours = [...field, ...shop]
  const outOfDomain = await outOfDomainMeasurements(
    classifyCrop,
    input,
    ['pipe-photos', 'parasite-eggs', 'drawing-type'],
    {
      split,
      ours,
    },
  )
  const [onCrops, onGrocery] = [
    { ...crops, split },
    { ...grocery, split },
  ]
  const isAmongFive = ({ picture, output }: (typeof ours)[number]): boolean =>
    output.labels.some(({ label }) => label.toLowerCase() === picture.label.toLowerCase())
  return {
    measurements: [
      shareMeasurement(onCrops, 'accuracy on crop photos', field, isRight, {
        floor: 0.45,
        baseline: { name: histogram, value: 0.275 },
      }),
      shareMeasurement(onCrops, 'right one among the first five, crop photos', field, isAmongFive),
      shareMeasurement(onGrocery, 'accuracy on groceries, 43 kinds', shop, isRight, {
        floor: 0.65,
        baseline: { name: histogram, value: 0.505 },
      }),
      shareMeasurement(onGrocery, 'accuracy on fresh produce', fresh, isRight),
      calibrationMeasurement(
        { dataset: 'crops and grocery', source: 'both', licence: 'crops not stated, grocery MIT', split },
        ours,
      ),
      ...outOfDomain,
    ],
    failures: [...failuresOf(field, nameOf).slice(0, 3), ...failuresOf(shop, nameOf).slice(0, 3)],
  }
}
