import { z } from 'zod'

/** An optional value of which an empty text counts as absent: forms send `search=`, compose files write `NAME=`. */
export const filledField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
