import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/**
 * What every summary of something clinical holds; `where` says of each piece where it stands: a page and a box, or seconds.
 * Empty lists say: looked for and not there.
 */
export const clinicalFields = <Where extends z.ZodRawShape>(where: Where) => ({
  /** The sentences of all sections as one text; empty when nothing clinical was found. */
  summary: z.string(),
  sections: z.array(
    z.object({
      name: z.enum(['reason', 'findings', 'assessment', 'plan']),
      title: z.string(),
      /** Word for word. */
      sentences: z.array(z.object({ text: z.string(), ...where })).min(1),
    }),
  ),
  /** What the patient must not be given; 'No known allergies' where that is said. */
  allergies: z.array(
    z.object({
      name: z.string(),
      /** 'rash', or null where none is stated. */
      reaction: z.string().nullable(),
      confidence: confidenceSchema,
      ...where,
    }),
  ),
  problems: z.array(
    z.object({
      name: z.string(),
      /** assessed: a diagnosis or a problem of now; history: known from before; symptom: complained of or found. */
      status: z.enum(['assessed', 'history', 'symptom']),
      confidence: confidenceSchema,
      ...where,
    }),
  ),
  medicines: z.array(
    z.object({
      name: z.string(),
      /** As it stands there. */
      text: z.string(),
      dose: z.string().nullable(),
      frequency: z.string().nullable(),
      action: z.enum(['start', 'continue', 'change', 'stop', 'listed']),
      confidence: confidenceSchema,
      ...where,
    }),
  ),
  followUp: z.array(z.object({ text: z.string(), ...where, when: z.string().nullable() })),
  /** What lowers the trust in this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

const partsSchema = z.object(clinicalFields({}))

/** A summary without where its pieces stand. */
export type ClinicalParts = z.infer<typeof partsSchema>
