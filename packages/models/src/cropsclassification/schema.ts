import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const cropsSchema = z.object({
  /** The five best species, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture shows none of the crops and groceries that the model knows. */
  known: z.boolean(),
  /** Probability that it shows none of them. */
  unknownScore: confidenceSchema,
  /** How similar the picture is to those that the model learned from. */
  likeness: likenessSchema,
  ...lookFields,
  /** The best label in words; null when not known. */
  species: z
    .object({ name: z.string(), scientific: z.string().nullable(), kind: z.enum(['crop', 'produce', 'package']) })
    .nullable(),
})
export type Crops = z.infer<typeof cropsSchema>
