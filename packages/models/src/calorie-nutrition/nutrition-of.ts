import { z } from 'zod'
import stored from './facts.json' with { type: 'json' }
import { foods } from './foods.ts'
import type { Nutrition, Portion } from './schema.ts'

const figure = z.number().nullable()

const factsSchema = z.record(
  z.string(),
  z.object({
    sources: z.array(z.object({ ndb: z.string(), description: z.string(), grams: z.number() })),
    refusePercent: z.number(),
    per100g: z.record(z.string(), figure),
  }),
)

/** Per 100 g, from USDA SR; written by evals/train/nutrition/write_facts.py. */
export const facts = factsSchema.parse(stored)

const tenths = (value: number): number => Math.round(value * 10) / 10

export function scaledFigure(label: string, name: string, grams: number): number | null {
  const value = facts[label]?.per100g[name] ?? null
  return value === null ? null : tenths((value * grams) / 100)
}

type Weighed = Pick<Portion, 'label' | 'grams' | 'gramsRange' | 'basis'>

const servingOf = ({ label, grams, basis, gramsRange: [least, most] }: Weighed): string =>
  basis === 'default'
    ? `about ${Math.round(grams)} g (usual ${foods[label]?.serving ?? 'serving'}; not measured)`
    : `about ${Math.round(grams)} g, likely ${Math.round(least)} to ${Math.round(most)} g (measured by the ${basis})`

/** The nutrition of a weighed portion of a food. */
export function nutritionOf(portion: Weighed): Nutrition {
  const { label, grams } = portion
  const food = foods[label]
  if (!food) throw new Error(`There are no facts of ${label}.`)
  const of = (name: string): number | null => scaledFigure(label, name, grams)
  return {
    food_item: food.name,
    estimated_serving_size: servingOf(portion),
    calories_kcal: of('calories_kcal'),
    macronutrients: {
      protein_g: of('protein_g'),
      carbohydrates_g: of('carbohydrates_g'),
      sugars_g: of('sugars_g'),
      // USDA SR counts neither added sugars nor, in this file, trans fat.
      added_sugars_g: null,
      fiber_g: of('fiber_g'),
      fat_g: {
        total: of('fat_g'),
        saturated: of('saturated_g'),
        trans: null,
        monounsaturated: of('monounsaturated_g'),
        polyunsaturated: of('polyunsaturated_g'),
      },
    },
    cholesterol_mg: of('cholesterol_mg'),
    sodium_mg: of('sodium_mg'),
    potassium_mg: of('potassium_mg'),
    calcium_mg: of('calcium_mg'),
    iron_mg: of('iron_mg'),
    vitamins: {
      a: of('vitamin_a_ug'),
      c: of('vitamin_c_mg'),
      d: of('vitamin_d_ug'),
      b12: of('vitamin_b12_ug'),
      b6: of('vitamin_b6_mg'),
      folate: of('folate_ug'),
      e: of('vitamin_e_mg'),
      k: of('vitamin_k_ug'),
    },
    allergens: [...food.allergens],
    dietary_tags: [...food.tags],
  }
}
