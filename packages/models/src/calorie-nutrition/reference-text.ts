import type { CalorieNutrition } from './schema.ts'

export type Reference = NonNullable<CalorieNutrition['reference']>
/** The reference object beside the food, in words. */
export const referenceText = ({ kind, centimetres }: Reference): string =>
  kind === 'coin' ? `coin, ${centimetres * 10} mm` : `plate, ${centimetres} cm`
