import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** A value, the words it was read from, the sentence or line that says so, and its place. Null: looked for and not there. */
const readSchema = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      value,
      text: z.string(),
      sentence: z.string(),
      confidence: confidenceSchema,
      page: z.int().min(1),
      box: boxSchema,
    })
    .nullable()

/** What `patient-name-extraction` answers. */
export const patientSchema = z.object({
  fields: z.object({
    /** Given name first, without title. */
    name: readSchema(z.string()),
    /** In years, or in months, weeks or days where the document says so. */
    age: readSchema(z.number().min(0)),
    sex: readSchema(z.enum(['female', 'male'])),
    /** The record number. */
    id: readSchema(z.string()),
    /** As the document writes it. */
    dateOfBirth: readSchema(z.string()),
  }),
  ageUnit: z.enum(['years', 'months', 'weeks', 'days']).nullable(),
  reading: z.object({
    source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
    pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  }),
  /** Reasons to doubt the whole answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type PatientOutput = z.infer<typeof patientSchema>
export type FieldName = keyof PatientOutput['fields']
export type Read = NonNullable<PatientOutput['fields'][FieldName]>
