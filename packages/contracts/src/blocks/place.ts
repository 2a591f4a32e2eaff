import { z } from 'zod'

/** [x0, y0, x1, y1] as fractions of the page or picture, origin top left. */
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Box = z.infer<typeof boxSchema>

/** A place on a document. Pages count from 1. */
export const placeSchema = z.object({ page: z.int().min(1), box: boxSchema })
export type Place = z.infer<typeof placeSchema>

/** An engine's confidence, 0…1, calibrated as the model's evidence says. */
export const confidenceSchema = z.number().min(0).max(1)
