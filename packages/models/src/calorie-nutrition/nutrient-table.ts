import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { CalorieNutrition, Nutrition } from './schema.ts'

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
/** The nutrients, a column for each food and one for their total where there are several; nothing where nothing was named. */
export function nutrientTable({ foods: each, total }: CalorieNutrition): BlockOf<'table'>[] {
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
