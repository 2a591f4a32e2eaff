import { boxSchema, confidenceSchema } from '@vitrine/contracts/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'

export const plantDiseaseSchema = z.object({
  /** The five best, `crop__condition` or `not_a_leaf`, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture is none of the leaves, fruits and flowers that the model knows. */
  known: z.boolean(),
  /** Probability that it is none of them. */
  unknownScore: confidenceSchema,
  /** How like the picture is to those that the model learned from. */
  likeness: likenessSchema,
  /** Where the evidence for the best label lies, heaviest first; empty when not known. */
  regions: z.array(z.object({ box: boxSchema, weight: z.number().min(0).max(1) })),
  /** The same as a grid over the whole picture, row by row, 0…1. */
  heatMap: z.object({ columns: z.int().min(1), rows: z.int().min(1), values: z.array(z.number()) }).nullable(),
  /** The best label in words; null when not known, as is all below. */
  crop: z.string().nullable(),
  condition: z.string().nullable(),
  healthy: z.boolean().nullable(),
  advice: z.object({ about: z.string(), steps: z.array(z.string()) }).nullable(),
})
export type PlantDisease = z.infer<typeof plantDiseaseSchema>
