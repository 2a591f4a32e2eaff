import type { CalorieNutrition } from './schema.ts'

export type Reference = NonNullable<CalorieNutrition['reference']>
/** The reference object beside the food, in words. */
export const referenceText = ({ kind, pixels, centimetres }: Reference): string =>
  kind === 'coin'
    ? `coin: ${centimetres * 10} mm = ${Math.round(pixels)} px`
    : `plate: ${centimetres} cm = ${Math.round(pixels)} px`
