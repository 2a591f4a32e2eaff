import { z } from 'zod'
import stored from './foods.json' with { type: 'json' }

/** Properties of a food other than its nutrients, which are in facts.json under the same name. */
const foodSchema = z.strictObject({
  name: z.string(),
  /** Whether it is one thing that may lie beside others, or a dish that is a plate of its own. */
  kind: z.enum(['single', 'dish']),
  /** Grams where the picture gives no size: the median of the weighed portions (single foods), a usual serving (dishes). */
  usualGrams: z.number().positive(),
  serving: z.string(),
  /** The usual ones: dishes vary. */
  allergens: z.array(z.string()),
  tags: z.array(z.string()),
  /** Where the facts are for something similar, or for a recipe of ours. */
  note: z.string().optional(),
})

/** One entry per label of the head that names a food; a test compares the two. */
export const foods: Readonly<Record<string, z.infer<typeof foodSchema>>> = z
  .record(z.string(), foodSchema)
  .parse(stored)

/** The label of a plate with several foods. */
export const mixed = 'mix'

export const nameOf = (label: string): string =>
  foods[label]?.name ?? (label === mixed ? 'Several foods' : 'No food that I know')
