import { at } from '@vitrine/basics/at.ts'
import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { estimateNutrition } from './engine.ts'
import { foods, mixed } from './foods.ts'
import head from './head.json' with { type: 'json' }
import { nutritionOf } from './nutrition-of.ts'
import { portionOf } from './portion-of.ts'
import type { CalorieNutrition } from './schema.ts'
import { totalOf } from './total-of.ts'

const { reject } = head
const words = {
  ...Object.fromEntries(
    Object.entries(foods).map(([label, { name, serving }]) => [label, `${name}, by the ${serving}`]),
  ),
  [mixed]: 'several of these foods on one plate',
  [reject]: 'none of these foods and dishes',
}

/**
 * A vision model names the food. Its weight is still measured here, but only where both named the same food: else it is a usual
 * portion. Nutrients are USDA's, never the provider's.
 */
export const nutritionPrompt = labelledPicturePrompt<CalorieNutrition>({
  about: 'You name the food on a photo.',
  words,
  reject,
  engine: estimateNutrition,
  complete: ({ best, labels }, own, measured) => {
    const named = measured.portions.map(({ label }) => label)
    if (best !== null && (best === mixed ? named.length > 1 : named.length === 1 && named[0] === best)) return own
    const food = best === null ? undefined : foods[best]
    if (best === null || !food) return { ...own, foods: [], total: null, portions: [], notes: [] }
    const confidence = at(labels, 0).confidence
    const [only, ...more] = measured.portions
    const box = more.length === 0 ? (only?.box ?? null) : null
    const portion = portionOf({ label: best, confidence, box, measured: null, reference: null })
    const each = [nutritionOf(portion)]
    const notes = food.note ? [`${food.name}: ${food.note}`] : []
    return { ...own, foods: each, total: totalOf(each, portion.grams), portions: [portion], notes }
  },
})
