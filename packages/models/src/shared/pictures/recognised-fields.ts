import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { likenessSchema } from './likeness.ts'

/** What a model that names what a picture shows says of the whole picture. */
export const recognisedFields = {
  /** The five best labels, best first. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture shows nothing that the model knows. */
  known: z.boolean(),
  /** Probability that it shows nothing of it. */
  unknownScore: confidenceSchema,
  /** How similar the picture is to those that the model learned from. */
  likeness: likenessSchema,
}
