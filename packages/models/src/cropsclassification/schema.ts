import { z } from 'zod'
import { recognisedFields } from '../shared/pictures/recognised-fields.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const cropsSchema = z.object({
  /** The labels are species of crops and groceries. */
  ...recognisedFields,
  ...lookFields,
  /** The best label in words; null when not known. */
  species: z
    .object({ name: z.string(), scientific: z.string().nullable(), kind: z.enum(['crop', 'produce', 'package']) })
    .nullable(),
})
export type Crops = z.infer<typeof cropsSchema>
