import { OutputError } from '@vitrine/errors/output-error.ts'
import type { z } from 'zod'

/** Validates an engine's or provider's output. Throws `OutputError`. */
export function parseWith<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new OutputError(`${what} does not have the form that its schema allows.`, { cause: parsed.error })
  return parsed.data
}
