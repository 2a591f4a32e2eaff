import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

export const isometricsSchema = z.object({
  /** Kinds of drawing, best first: isometric, pid, mechanical, and other for anything else. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture is not a drawing of a known kind. */
  known: z.boolean(),
  /** The basis of the kind: signs on the sheet, or its looks; 'looks alone', for a sheet unlike the training data, is a guess. */
  restsOn: z.enum(['symbols', 'lines', 'words', 'looks', 'looks alone']),
  regions: z.array(z.object({ box: boxSchema, weight: z.number().min(0).max(1) })),
  /** On a P&ID its symbols (symbol_00 … symbol_31, which people are shown by name), on an isometric its elbows and tees. */
  objects: z.array(z.object({ label: z.string(), confidence: confidenceSchema, box: boxSchema })),
  /** How many of each label. */
  counts: z.record(z.string(), z.int().min(0)),
  /** What was read, each with its place. */
  texts: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['line_number', 'tag', 'dimension', 'elevation', 'other']),
      confidence: confidenceSchema,
      box: boxSchema,
    }),
  ),
  /** Lines of letters beyond those that were read. */
  textsLeftOut: z.int().min(0),
  /** Named fields of the title block; empty where none was found. */
  titleBlock: z.array(z.object({ label: z.string(), value: z.string(), confidence: confidenceSchema, box: boxSchema })),
  /** Directions of the long lines: degrees from the horizontal, share of their length. */
  directions: z.array(z.object({ degrees: z.number().min(0).max(180), share: z.number().min(0).max(1) })),
})
export type Isometrics = z.infer<typeof isometricsSchema>
