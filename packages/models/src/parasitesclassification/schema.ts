import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { recognisedFields } from '../shared/pictures/recognised-fields.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const parasitesSchema = z.object({
  /** The model knows eggs of the four kinds and red blood cells, but no empty field of view. */
  ...recognisedFields,
  /** True when the field is a microscope's but nothing lies on it. */
  empty: z.boolean(),
  /** The subject of the answer: one egg, one cell, a smear with several cells, or nothing. */
  view: z.enum(['egg', 'cell', 'smear', 'none']),
  ...lookFields,
  /** The single cells of a smear, each classified on its own. */
  objects: z.array(z.object({ label: z.string(), confidence: confidenceSchema, box: boxSchema })),
  /** How many of each label. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Cells found on a smear but not classified. */
  notLookedAt: z.int().min(0),
})
export type Parasites = z.infer<typeof parasitesSchema>
