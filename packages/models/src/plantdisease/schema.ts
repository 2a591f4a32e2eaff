import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const plantDiseaseSchema = z.object({
  /** The five best, `crop__condition` or `not_a_leaf`, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture shows none of the leaves, fruits and flowers that the model knows. */
  known: z.boolean(),
  /** Probability that it is none of them. */
  unknownScore: confidenceSchema,
  /** How similar the picture is to those that the model learned from. */
  likeness: likenessSchema,
  ...lookFields,
  /** The best label in words; null when not known, as are all fields below. */
  crop: z.string().nullable(),
  condition: z.string().nullable(),
  healthy: z.boolean().nullable(),
  advice: z.object({ about: z.string(), steps: z.array(z.string()) }).nullable(),
})
export type PlantDisease = z.infer<typeof plantDiseaseSchema>
