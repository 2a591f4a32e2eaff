import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { vitalNames } from '@vitrine/engines/clinical/vitals/vital-kinds.ts'
import { z } from 'zod'

const vitalSchema = z.object({
  name: z.enum(vitalNames),
  label: z.string(),
  /** '120/80' for a blood pressure, else a number, in `unit`. */
  value: z.union([z.number(), z.string()]),
  /** The same for every document: mmHg, bpm, breaths/min, °C, %, kg, cm, kg/m², mg/dL, /10. */
  unit: z.string(),
  /** As the document states it, before conversion; `unit` null where it states none. */
  stated: z.object({ value: z.string(), unit: z.string().nullable() }),
  /** Whether the value is usual at rest; null where no range applies to everyone. */
  normal: z.boolean().nullable(),
  side: z.enum(['low', 'normal', 'high']).nullable(),
  range: z.string().nullable(),
  /** When it was measured, as stated. */
  time: z.string().nullable(),
  /** As written in the document. */
  text: z.string(),
  confidence: confidenceSchema,
  page: z.int().min(1),
  box: boxSchema,
})

/** What `vital-parameter-extraction` answers. */
export const vitalsSchema = z.object({
  /** Readings of this document's visit. */
  vitals: z.array(vitalSchema),
  /** Readings of another time, and goals: kept separate so that they are not taken for current. */
  others: z.array(vitalSchema.extend({ standing: z.enum(['earlier', 'target']) })),
  /** The patient's age in years, which the ranges depend on. */
  ageYears: z.number().nullable(),
  reading: z.object({
    source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
    pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  }),
  /** Reasons to doubt the whole answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type VitalsOutput = z.infer<typeof vitalsSchema>
export type Vital = z.infer<typeof vitalSchema>
