import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

export const parasitesSchema = z.object({
  /** The five best for the whole picture, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** True when an egg of the four kinds or red blood cells were recognised; false on an empty field and on anything else. */
  known: z.boolean(),
  /** Probability that the picture is not a microscope picture of what the model knows. */
  unknownScore: confidenceSchema,
  /** How similar the picture is to those that the model learned from. */
  likeness: likenessSchema,
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
