import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { labelsBlock } from '../shared/blocks/named-labels.ts'
import { notice } from '../shared/blocks/notice.ts'
import { plainField } from '../shared/blocks/plain-field.ts'
import { nameOf } from './foods.ts'
import { nutrientTable } from './nutrient-table.ts'
import { portionNotices } from './portion-notices.ts'
import { referenceText } from './reference-text.ts'
import type { CalorieNutrition, Portion } from './schema.ts'
import { sourceInWords } from './source-in-words.ts'

const portionText = ({ sources }: Portion): string =>
  sources.map(({ ndb, description, grams }) => `${grams} g ${sourceInWords(description)} (NDB ${ndb})`).join('; ')

const about = ({ foods: each, portions, notes }: CalorieNutrition): Block[] => [
  ...each.map(
    (food, index): BlockOf<'fields'> => ({
      kind: 'fields',
      title: food.food_item,
      items: [
        plainField('estimated_serving_size', 'Portion', food.estimated_serving_size),
        plainField('allergens', 'Usual allergens (not seen in the picture)', food.allergens.join(', ') || 'none usual'),
        plainField('dietary_tags', 'Diet', food.dietary_tags.join(', ') || 'none'),
        ...portions
          .slice(index, index + 1)
          .map((portion) => plainField('sources', 'Figures taken from', portionText(portion))),
      ],
    }),
  ),
  ...(notes.length > 0 ? [notice('info', null, notes.join('\n'))] : []),
]

export function present(output: CalorieNutrition): Block[] {
  const objects = output.portions.flatMap(({ label, confidence, box }) =>
    box ? [{ label: nameOf(label), confidence, box }] : [],
  )
  const { reference } = output
  if (reference) objects.push({ label: referenceText(reference), confidence: reference.confidence, box: reference.box })
  const notices = portionNotices(output)
  const calm = notices.filter(({ tone }) => tone === 'info')
  return [
    ...notices.filter((one) => !calm.includes(one)),
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
    ...nutrientTable(output),
    // How the weight was told is read after the figures.
    ...calm,
    ...about(output),
    labelsBlock(output, nameOf),
  ]
}

/** Below this, the best name is one among several. */
const guess = 0.5

export function summarize({ known, labels, total }: CalorieNutrition): string {
  if (!total) return known ? 'Several foods that it cannot tell apart.' : 'No food that this model knows.'
  const figures = `about ${Math.round(total.calories_kcal ?? 0)} kcal (${total.estimated_serving_size})`
  const sure = at(labels, 0).confidence
  return sure < guess
    ? `A guess (${percent(sure)}), perhaps ${total.food_item.toLowerCase()}: ${figures}.`
    : `${total.food_item}: ${figures}.`
}
