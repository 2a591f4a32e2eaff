import type { Nutrition } from './schema.ts'

/** A sum with an unknown part is unknown. */
function sum(values: readonly (number | null)[]): number | null {
  let total = 0
  for (const value of values) {
    if (value === null) return null
    total += value
  }
  return Math.round(total * 10) / 10
}

/** All foods together; null when there are none. A tag is only kept where it applies to every food. */
export function totalOf(foods: readonly Nutrition[], grams: number): Nutrition | null {
  const [first] = foods
  if (!first) return null
  const of = (pick: (food: Nutrition) => number | null): number | null => sum(foods.map(pick))
  const macro = (pick: (macronutrients: Nutrition['macronutrients']) => number | null) =>
    of(({ macronutrients }) => pick(macronutrients))
  const vitamin = (name: keyof Nutrition['vitamins']) => of(({ vitamins }) => vitamins[name])
  return {
    food_item: foods.map(({ food_item }) => food_item).join(', '),
    estimated_serving_size: `about ${Math.round(grams)} g in all`,
    calories_kcal: of((food) => food.calories_kcal),
    macronutrients: {
      protein_g: macro(({ protein_g }) => protein_g),
      carbohydrates_g: macro(({ carbohydrates_g }) => carbohydrates_g),
      sugars_g: macro(({ sugars_g }) => sugars_g),
      added_sugars_g: macro(({ added_sugars_g }) => added_sugars_g),
      fiber_g: macro(({ fiber_g }) => fiber_g),
      fat_g: {
        total: macro(({ fat_g }) => fat_g.total),
        saturated: macro(({ fat_g }) => fat_g.saturated),
        trans: macro(({ fat_g }) => fat_g.trans),
        monounsaturated: macro(({ fat_g }) => fat_g.monounsaturated),
        polyunsaturated: macro(({ fat_g }) => fat_g.polyunsaturated),
      },
    },
    cholesterol_mg: of((food) => food.cholesterol_mg),
    sodium_mg: of((food) => food.sodium_mg),
    potassium_mg: of((food) => food.potassium_mg),
    calcium_mg: of((food) => food.calcium_mg),
    iron_mg: of((food) => food.iron_mg),
    vitamins: {
      a: vitamin('a'),
      c: vitamin('c'),
      d: vitamin('d'),
      b12: vitamin('b12'),
      b6: vitamin('b6'),
      folate: vitamin('folate'),
      e: vitamin('e'),
      k: vitamin('k'),
    },
    allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))].sort(),
    dietary_tags: first.dietary_tags.filter((tag) => foods.every(({ dietary_tags }) => dietary_tags.includes(tag))),
  }
}
