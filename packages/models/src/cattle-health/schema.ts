import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { likenessSchema } from '../shared/pictures/likeness.ts'
import { lookFields } from '../shared/pictures/where-it-looked.ts'

const reasonSchema = z.object({ measure: z.string(), value: z.number(), adds: z.number() })

const herdSchema = z.object({
  /** The highest risk first. */
  cows: z.array(
    z.object({
      cow: z.string(),
      days: z.int().min(1),
      /** Probability of mastitis by the score. */
      risk: confidenceSchema,
      mastitis: z.boolean(),
      /** The three most influential measures; `adds` above 0 indicates mastitis. */
      reasons: z.array(reasonSchema),
    }),
  ),
  /** Rows without a cow or with a measure missing. */
  skippedRows: z.int().min(0),
})
export type Herd = z.infer<typeof herdSchema>

export const cattleHealthSchema = z.object({
  /** healthy, lumpy_skin, mastitis, foot_and_mouth and unknown, best first; empty without a picture. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })),
  /** False when the picture shows nothing that the model knows, and without a picture. */
  known: z.boolean(),
  /** Probability that the picture shows none of it; null without a picture. */
  unknownScore: confidenceSchema.nullable(),
  /** How similar the picture is to those that the model learned from; null without a picture. */
  likeness: likenessSchema.nullable(),
  ...lookFields,
  /** Null without a herd table. */
  herd: herdSchema.nullable(),
})
export type CattleHealth = z.infer<typeof cattleHealthSchema>
