import { z } from 'zod'

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** A JSON value, or one as a text, because every field may come by query. A text that is no JSON stays what it is. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(parsed, schema)
