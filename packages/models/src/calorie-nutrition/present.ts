import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { percent } from '@vitrine/model-kit/percent.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { foods, nameOf } from './foods.ts'
import type { CalorieNutrition, Nutrition, Portion } from './schema.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.6

type Reference = NonNullable<CalorieNutrition['reference']>

type Row = [name: string, unit: string, pick: (food: Nutrition) => number | null]

const rows: readonly Row[] = [
  ['Energy', 'kcal', (food) => food.calories_kcal],
  ['Protein', 'g', (food) => food.macronutrients.protein_g],
  ['Carbohydrates', 'g', (food) => food.macronutrients.carbohydrates_g],
  ['Sugars', 'g', (food) => food.macronutrients.sugars_g],
  ['Added sugars', 'g', (food) => food.macronutrients.added_sugars_g],
  ['Fibre', 'g', (food) => food.macronutrients.fiber_g],
  ['Fat', 'g', (food) => food.macronutrients.fat_g.total],
  ['Saturated fat', 'g', (food) => food.macronutrients.fat_g.saturated],
  ['Trans fat', 'g', (food) => food.macronutrients.fat_g.trans],
  ['Monounsaturated fat', 'g', (food) => food.macronutrients.fat_g.monounsaturated],
  ['Polyunsaturated fat', 'g', (food) => food.macronutrients.fat_g.polyunsaturated],
  ['Cholesterol', 'mg', (food) => food.cholesterol_mg],
  ['Sodium', 'mg', (food) => food.sodium_mg],
  ['Potassium', 'mg', (food) => food.potassium_mg],
  ['Calcium', 'mg', (food) => food.calcium_mg],
  ['Iron', 'mg', (food) => food.iron_mg],
  ['Vitamin A', 'µg', (food) => food.vitamins.a],
  ['Vitamin C', 'mg', (food) => food.vitamins.c],
  ['Vitamin D', 'µg', (food) => food.vitamins.d],
  ['Vitamin B12', 'µg', (food) => food.vitamins.b12],
  ['Vitamin B6', 'mg', (food) => food.vitamins.b6],
  ['Folate', 'µg', (food) => food.vitamins.folate],
  ['Vitamin E', 'mg', (food) => food.vitamins.e],
  ['Vitamin K', 'µg', (food) => food.vitamins.k],
]

const howToMeasure = ({ reference }: CalorieNutrition): string =>
  reference
    ? `A ${reference.kind} was found, but the food could not be measured by it: its outline is not clear, or it is a food whose usual size is not known here.`
    : 'A coin that faces the camera beside the food, or a round plate seen from above, lets it be measured where the outline of the food is clear.'

/** What stands beside the food, in words. */
const referenceText = ({ kind, pixels, centimetres }: Reference): string =>
  kind === 'coin'
    ? `coin: ${centimetres * 10} mm = ${Math.round(pixels)} px`
    : `plate: ${centimetres} cm = ${Math.round(pixels)} px`

const assumed: Readonly<Record<Reference['kind'], string>> = {
  coin: 'It is taken to be a one-yuan coin; other coins are of nearly this size, smaller ones make the food too large.',
  plate: 'Plates differ: dinner plates measure 19 to 28 cm, so the weight leans on what is usual.',
}

function sizeNotice({ reference, portions }: CalorieNutrition): BlockOf<'notice'>[] {
  const measured = portions.filter(({ basis }) => basis !== 'default')
  if (!reference || measured.length === 0) return []
  const sides = measured.map(
    ({ label, centimetres }) => `${nameOf(label)} ${(centimetres ?? []).map((side) => side.toFixed(1)).join(' × ')} cm`,
  )
  return [
    {
      kind: 'notice',
      tone: 'info',
      title: `Measured by a ${reference.kind}`,
      text: `Found a ${referenceText(reference)} (${percent(reference.confidence)} sure). ${assumed[reference.kind]} By it: ${sides.join(', ')}.`,
    },
  ]
}

function notices(output: CalorieNutrition): BlockOf<'notice'>[] {
  const { known, labels, portions, likeness } = output
  if (!known) {
    return [
      notice(
        'warning',
        'No food that I know',
        `This does not look like one of the ${Object.keys(foods).length} foods and dishes that this model knows. No figures are given; the guesses below are shown for completeness only.`,
      ),
    ]
  }
  if (portions.length === 0) {
    return [
      notice(
        'warning',
        'Several foods',
        'There seem to be several foods on the plate, and they could not be told apart. Take a photo of each.',
      ),
    ]
  }
  const sure = labels[0]?.confidence ?? 0
  return [
    ...(likeness === 'far'
      ? [farNotice('Unlike the food that it learned from', 'single foods on a plate, and ten dishes')]
      : []),
    ...(sure < sureEnough && likeness !== 'far'
      ? [notice('warning', 'Not sure', `The best guess has only ${percent(sure)}. Compare the other guesses below.`)]
      : []),
    ...(portions.some(({ basis }) => basis === 'default')
      ? [
          notice(
            'warning',
            'A usual portion, not a measured one',
            `The weight is that of a usual portion. Where yours is larger or smaller, all figures change with it. ${howToMeasure(output)}`,
          ),
        ]
      : []),
    ...sizeNotice(output),
  ]
}

function table({ foods: each, total }: CalorieNutrition): BlockOf<'table'>[] {
  if (!total) return []
  const columns = each.length > 1 ? [...each, { ...total, food_item: 'Total' }] : each
  return [
    {
      kind: 'table',
      title: 'Nutrients',
      columns: [
        { label: 'Nutrient', align: 'start' },
        { label: 'Unit', align: 'start' },
        ...columns.map(({ food_item }) => ({ label: food_item, align: 'end' as const })),
      ],
      rows: rows.map(([name, unit, pick]) => [
        { value: name },
        { value: unit },
        ...columns.map((food) => ({ value: pick(food) })),
      ]),
      omitted: 'Empty: the source has no such figure, which is not zero. Source: USDA SR.',
    },
  ]
}

const field = (name: string, label: string, value: string): BlockOf<'fields'>['items'][number] => ({
  name,
  label,
  value,
  confidence: null,
  place: null,
})

const portionText = ({ sources }: Portion): string =>
  sources.map(({ ndb, description, grams }) => `${grams} g ${description} (NDB ${ndb})`).join('; ')

const about = ({ foods: each, portions, notes }: CalorieNutrition): Block[] => [
  ...each.map(
    (food, index): BlockOf<'fields'> => ({
      kind: 'fields',
      title: food.food_item,
      items: [
        field('estimated_serving_size', 'Portion', food.estimated_serving_size),
        field('allergens', 'Usual allergens (not seen in the picture)', food.allergens.join(', ') || 'none usual'),
        field('dietary_tags', 'Diet', food.dietary_tags.join(', ') || 'none'),
        ...portions.slice(index, index + 1).map((portion) => field('sources', 'Facts per 100 g', portionText(portion))),
      ],
    }),
  ),
  ...(notes.length > 0 ? [{ kind: 'notice' as const, tone: 'info' as const, text: notes.join('\n') }] : []),
]

export function present(output: CalorieNutrition): Block[] {
  const objects = output.portions.flatMap(({ label, confidence, box }) =>
    box ? [{ label: nameOf(label), confidence, box }] : [],
  )
  const { reference } = output
  if (reference) objects.push({ label: referenceText(reference), confidence: reference.confidence, box: reference.box })
  return [
    ...notices(output),
    ...(objects.length > 0
      ? [
          {
            kind: 'boxes-on-image' as const,
            title: reference ? 'Where the food lies, and what tells its size' : 'Where the food lies',
            objects,
            heatMap: null,
          },
        ]
      : []),
    ...table(output),
    ...about(output),
    {
      kind: 'labels',
      known: output.known,
      items: output.labels.map(({ label, confidence }) => ({ label: nameOf(label), confidence })),
    },
  ]
}

export function summarize({ known, total }: CalorieNutrition): string {
  if (total)
    return `${total.food_item}: about ${Math.round(total.calories_kcal ?? 0)} kcal (${total.estimated_serving_size}).`
  return known ? 'Several foods that it cannot tell apart.' : 'No food that this model knows.'
}
