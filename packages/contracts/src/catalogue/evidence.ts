import { z } from 'zod'

/** A metric's value on labelled data, measured by `script/evaluate`. */
export const measurementSchema = z.object({
  dataset: z.string(),
  source: z.string(),
  licence: z.string(),
  /** The part of the data, such as 'validation', 'test', 'unseen layouts', 'synthetic'. */
  split: z.string(),
  n: z.int().min(0),
  metric: z.string(),
  value: z.number(),
  higherIsBetter: z.boolean(),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  floor: z.number().nullable(),
  baseline: z.object({ name: z.string(), value: z.number() }).nullable(),
  note: z.string().optional(),
})
export type Measurement = z.infer<typeof measurementSchema>

/** A model's measured accuracy: written by `script/evaluate` as evidence.json, never by hand. */
export const evidenceSchema = z.object({
  model: z.string(),
  version: z.int().min(1),
  engine: z.string(),
  date: z.iso.date(),
  command: z.string(),
  measurements: z.array(measurementSchema).min(1),
  /** A few inputs that it got wrong, so that readers know its weaknesses. */
  failures: z.array(z.object({ input: z.string(), expected: z.string(), answered: z.string() })),
})
export type Evidence = z.infer<typeof evidenceSchema>
