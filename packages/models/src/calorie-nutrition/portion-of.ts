import type { Measured } from '@vitrine/engines/vision/portion/measured-size.ts'
import { scaleOf } from '@vitrine/engines/vision/portion/measured-size.ts'
import type { SizeReference } from '@vitrine/engines/vision/portion/reference.ts'
import { sizeModelSchema } from '@vitrine/engines/vision/portion/size-model.ts'
import { foods } from './foods.ts'
import { facts, scaledFigure } from './nutrition-of.ts'
import type { Portion } from './schema.ts'
import stored from './sizes.json' with { type: 'json' }

/** Written by evals/train/portion/fit_sizes.py. */
export const sizes = sizeModelSchema.parse(stored)

/** Factor of the range of a usual portion's weight, up and down, for two times out of three; chosen, not measured. */
const usualRange = { single: 1.35, dish: 1.5 } as const

interface Seen extends Pick<Portion, 'label' | 'confidence' | 'box'> {
  measured: Measured | null
  reference: SizeReference | null
}

/** The weight of a food: by its size where something of known size is beside it, else a usual portion. */
export function portionOf({ label, confidence, box, measured, reference }: Seen): Portion {
  const fact = facts[label]
  const food = foods[label]
  if (!fact || !food) throw new Error(`There are no facts of ${label}.`)
  const scale = measured && reference ? scaleOf(measured, label, sizes) : null
  const spread = usualRange[food.kind]
  const [least, most] = scale?.range ?? [1 / spread, spread]
  const grams = food.usualGrams * (scale?.factor ?? 1)
  const edibleShare = Math.round(100 - fact.refusePercent) / 100
  return {
    label,
    confidence,
    box,
    grams,
    gramsRange: [food.usualGrams * least, food.usualGrams * most],
    basis: scale && reference ? reference.kind : 'default',
    centimetres: scale && measured ? [Math.exp(measured.look[0]), Math.exp(measured.look[1])] : null,
    edibleShare,
    edibleKcal: scaledFigure(label, 'calories_kcal', grams * edibleShare),
    sources: fact.sources,
  }
}
