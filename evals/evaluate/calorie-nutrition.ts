import { join } from 'node:path'
import { quantile } from '@vitrine/basics/statistics.ts'
import { estimateNutrition } from '@vitrine/models/calorie-nutrition/engine.ts'
import { foods, mixed, nameOf } from '@vitrine/models/calorie-nutrition/foods.ts'
import { facts } from '@vitrine/models/calorie-nutrition/nutrition-of.ts'
import type { CalorieNutrition } from '@vitrine/models/calorie-nutrition/schema.ts'
import type { Measure } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { outOfDomainMeasurements } from '../pictures/out-of-domain-measures.ts'
import {
  type Answered,
  answerSet,
  calibrationMeasurement,
  failuresOf,
  isRight,
  plain,
  shareMeasurement,
} from '../pictures/picture-measures.ts'
import { readRows } from '../read-rows.ts'

const single = { dataset: 'food-portions', source: 'Liang-yc/ECUSTFD-resized-', licence: 'no formal licence' }
const dishes = { dataset: 'food10', source: 'srohit0/food_mnist (Food-101)', licence: 'scientific use only' }
const histogram = 'colour histogram, logistic regression (as the data’s notes quote it for the kept-apart part)'

interface Weighed {
  portion: string
  /** Energy by the scales: measured weight × USDA, and what the engine answered, kcal. */
  measured: number
  answered: number
  /** What it would have answered with a usual portion of what it named. */
  usual: number
  /** Whether the weight rests on the size in the picture. */
  bySize: boolean
}

/** Every picture of a portion that was weighed as one food. */
async function weigh(folder: string, answers: readonly Answered<CalorieNutrition>[]): Promise<Weighed[]> {
  const rows = async (file: string) => readRows(join(folder, file)).catch(() => [])
  const weights = await rows('portions.csv')
  const portionOf = new Map((await rows('index.csv')).map((cell) => [cell('file'), cell('portion')]))
  return answers.flatMap(({ picture, output }) => {
    const portion = portionOf.get(picture.file) ?? ''
    const parts = weights.filter((cell) => cell('portion') === portion)
    const energies = parts.map((cell) => {
      const perHundred = facts[cell('food')]?.per100g['calories_kcal']
      return perHundred ? (Number(cell('weight_g')) * perHundred) / 100 : Number.NaN
    })
    const measured = energies.reduce((sum, energy) => sum + energy, 0)
    if (parts.length === 0 || !(measured > 0)) return []
    const usual = output.portions.reduce(
      (sum, { label }) => sum + ((foods[label]?.usualGrams ?? 0) * (facts[label]?.per100g['calories_kcal'] ?? 0)) / 100,
      0,
    )
    const bySize = output.portions.some(({ basis }) => basis !== 'default')
    return [{ portion, measured, answered: output.total?.calories_kcal ?? 0, usual, bySize }]
  })
}

const errorOf = ({ measured, answered }: Weighed): number => Math.abs(answered - measured) / measured

const meanError = (rows: readonly Weighed[]): number =>
  rows.reduce((sum, row) => sum + errorOf(row), 0) / Math.max(1, rows.length)

/** The pictures of one portion together: the mean of their answers. */
function byPortion(rows: readonly Weighed[]): Weighed[] {
  return [...Map.groupBy(rows, ({ portion }) => portion).values()].flatMap((views) => {
    const [first] = views
    const mean = (of: (view: Weighed) => number): number =>
      views.reduce((sum, view) => sum + of(view), 0) / views.length
    return first ? [{ ...first, answered: mean(({ answered }) => answered), usual: mean(({ usual }) => usual) }] : []
  })
}

export const measure: Measure = async (input) => {
  const folder = (set: string) => join(input.dataDir, 'vision', set)
  const plates = await answerSet(estimateNutrition, 'food-portions', input)
  const cooked = await answerSet(estimateNutrition, 'food10', input)
  const split = plates[0]?.picture.split ?? cooked[0]?.picture.split ?? 'val'
  const outOfDomain = await outOfDomainMeasurements(
    estimateNutrition,
    input,
    ['pipe-photos', 'parasite-eggs', 'drawing-type'],
    { split, ours: [...plates, ...cooked] },
  )
  const onPlates = { ...single, split }
  const one = plates.filter(({ picture }) => picture.label !== mixed)
  const several = plates.filter(({ picture }) => picture.label === mixed)
  const weighed = await weigh(folder('food-portions'), one)
  const portions = byPortion(weighed)
  const rightly = await weigh(folder('food-portions'), one.filter(isRight))
  const energy = (metric: string, rows: readonly Weighed[]) => ({
    ...single,
    ...plain,
    split,
    metric,
    n: rows.length,
    value: meanError(rows),
    higherIsBetter: false,
    interval95: bootstrapInterval(rows, meanError, 300),
  })
  return {
    measurements: [
      shareMeasurement(onPlates, 'accuracy on pictures of 19 foods', one, isRight, {
        floor: 0.85,
        baseline: { name: histogram, value: 0.413 },
      }),
      ...(several.length > 0
        ? [
            shareMeasurement(
              onPlates,
              'plates of several foods seen as such',
              several,
              ({ output }) => output.portions.length > 1,
            ),
          ]
        : []),
      shareMeasurement({ ...dishes, split }, 'accuracy on pictures of ten dishes', cooked, isRight, {
        floor: 0.55,
        baseline: { name: histogram, value: 0.318 },
      }),
      {
        ...energy('energy of a portion, mean error as a share', portions),
        floor: 0.2,
        baseline: {
          name: 'a usual portion of the food that was named',
          value: meanError(portions.map((row) => ({ ...row, answered: row.usual }))),
        },
        note: 'The mean of the answers to a portion’s pictures against its weight on the scales × USDA, wrongly named foods included.',
      },
      energy('energy by single picture, mean error as a share', weighed),
      energy('energy by single picture where the food is named rightly', rightly),
      energy(
        'energy by single picture where the food is named rightly and measured by a coin or a plate',
        rightly.filter(({ bySize }) => bySize),
      ),
      {
        ...energy('energy by single picture, median error as a share', weighed),
        value: quantile(weighed.map(errorOf), 0.5),
        interval95: null,
      },
      calibrationMeasurement(
        {
          ...single,
          dataset: 'food-portions and food10',
          source: 'both',
          licence: 'no formal licence; scientific use only',
          split,
        },
        [...plates, ...cooked],
      ),
      ...outOfDomain,
    ],
    failures: [...failuresOf(one, nameOf).slice(0, 3), ...failuresOf(cooked, nameOf).slice(0, 3)],
  }
}
