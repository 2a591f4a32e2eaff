import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** The sections that a summary may have, in order, and their headings. */
export const sectionTitles = {
  reason: 'Reason and history',
  findings: 'Findings',
  assessment: 'Assessment',
  plan: 'Plan',
} as const

/**
 * The fields of every clinical summary; `where` is the schema of each part's place: a page and a box, or seconds. Empty
 * lists mean: looked for and not there.
 */
export const clinicalFields = <Where extends z.ZodRawShape>(where: Where) => ({
  /** The sentences of all sections as one text; empty when nothing clinical was found. */
  summary: z.string(),
  sections: z.array(
    z.object({
      name: z.enum(keysOf(sectionTitles)),
      title: z.string(),
      /** Verbatim. */
      sentences: z.array(z.object({ text: z.string(), ...where })).min(1),
    }),
  ),
  /** What the patient must not be given; 'No known allergies' if the document says so. */
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
      /** assessed: a diagnosis or a current problem; suspected: possible, not confirmed; history: known from before; symptom: a complaint or finding. */
      status: z.enum(['assessed', 'suspected', 'history', 'symptom']),
      confidence: confidenceSchema,
      ...where,
    }),
  ),
  medicines: z.array(
    z.object({
      name: z.string(),
      /** Verbatim. */
      text: z.string(),
      dose: z.string().nullable(),
      frequency: z.string().nullable(),
      action: z.enum(['start', 'continue', 'change', 'stop', 'listed']),
      confidence: confidenceSchema,
      ...where,
    }),
  ),
  followUp: z.array(z.object({ text: z.string(), ...where, when: z.string().nullable() })),
  /** Reasons to doubt this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

const partsSchema = z.object(clinicalFields({}))

/** A summary without the places of its parts. */
export type ClinicalParts = z.infer<typeof partsSchema>
