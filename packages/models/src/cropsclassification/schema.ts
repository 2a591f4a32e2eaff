import { boxSchema, confidenceSchema } from '@vitrine/contracts/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'

export const cropsSchema = z.object({
  /** The five best species, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture shows none of the crops and groceries that the model knows. */
  known: z.boolean(),
  /** Probability that it shows none of them. */
  unknownScore: confidenceSchema,
  /** How like the picture is to those that the model learned from. */
  likeness: likenessSchema,
  /** Where the evidence for the best label lies, heaviest first; empty when not known. */
  regions: z.array(z.object({ box: boxSchema, weight: z.number().min(0).max(1) })),
  /** The same as a grid over the whole picture, row by row, 0…1. */
  heatMap: z.object({ columns: z.int().min(1), rows: z.int().min(1), values: z.array(z.number()) }).nullable(),
  /** The best label in words; null when not known. */
  species: z
    .object({ name: z.string(), scientific: z.string().nullable(), kind: z.enum(['crop', 'produce', 'package']) })
    .nullable(),
})
export type Crops = z.infer<typeof cropsSchema>
