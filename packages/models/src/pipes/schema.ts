import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

export const pipesSchema = z.object({
  /** What the picture is, best first: a drawing, sewer_open, sewer_lateral_pipe or not_a_sewer_pipe. */
  labels: z.array(z.object({ label: z.string(), confidence: confidenceSchema })).min(1),
  /** False when the picture is neither a drawing with pipes nor a sewer-camera photo. */
  known: z.boolean(),
  view: z.enum(['drawing', 'photo', 'none']),
  regions: z.array(z.object({ box: boxSchema, weight: z.number().min(0).max(1) })),
  /** straight_run, elbow, tee, crossing and valve; empty on photos. */
  objects: z.array(z.object({ label: z.string(), confidence: confidenceSchema, box: boxSchema })),
  counts: z.record(z.string(), z.int().min(0)),
})
export type Pipes = z.infer<typeof pipesSchema>
