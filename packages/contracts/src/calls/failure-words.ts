import { CallError, unworded } from './call-error.ts'

/** The message of a failure without one, if the caller has no better default. */
export const unknownFailure = 'Unknown error occurred'

/**
 * A failure's message, or the caller's default if there is none: an answer without a message, or a browser's TypeError.
 */
export function failureWords(error: unknown, otherwise: string = unknownFailure): string {
  const isWorded = error instanceof CallError ? error.message !== unworded(error.status) : !(error instanceof TypeError)
  return (isWorded && error instanceof Error && error.message) || otherwise
}

/** A failure's hint; '' if it has none. */
export const failureHint = (error: unknown): string => (error instanceof CallError && error.hint) || ''

/** A failure's message and hint in one line. */
export function failureLine(error: unknown, otherwise: string = unknownFailure): string {
  return [failureWords(error, otherwise), failureHint(error)].filter(Boolean).join(' ')
}

/** Whether a body says that the call failed, whatever its status. */
export const saysFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false
