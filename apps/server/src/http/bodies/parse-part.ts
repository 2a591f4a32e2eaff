import { InputError } from '@vitrine/errors/input-error.ts'
import type { z } from 'zod'
import { cleanText } from './clean-text.ts'

/** Parses one part of a request. Throws an InputError that names every invalid field. */
export function parsePart(schema: z.ZodType | undefined, sent: unknown): unknown {
  if (!schema) return {}
  const value = cleanText(sent)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => {
    const field = issue.path.join('.')
    // The cast: an issue with a path is within an object.
    const given = field ? (value as Record<string, unknown>)[String(issue.path[0])] : value
    return `${field || 'body'}: ${Array.isArray(given) && issue.code === 'invalid_type' ? 'given more than once' : issue.message}`
  })
  throw new InputError('invalid-request', `The request is malformed: ${faults.join('; ')}.`)
}
