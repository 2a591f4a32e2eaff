import { z } from 'zod'
import { recognisedFields } from '../shared/pictures/recognised-fields.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const plantDiseaseSchema = z.object({
  /** The labels are `crop__condition` or `not_a_leaf`; the model knows leaves, fruits and flowers. */
  ...recognisedFields,
  ...lookFields,
  /** The best label in words; null when not known, as are all fields below. */
  crop: z.string().nullable(),
  condition: z.string().nullable(),
  healthy: z.boolean().nullable(),
  advice: z.object({ about: z.string(), steps: z.array(z.string()) }).nullable(),
})
export type PlantDisease = z.infer<typeof plantDiseaseSchema>
