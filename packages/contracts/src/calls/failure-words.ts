import { CallError, unworded } from './call-error.ts'

/** Said where a failure has no words of its own, and the caller knows none that fit better. */
export const unknownFailure = 'Unknown error occurred'

/** The words of a failure, or the caller's own where there are none: an answer without words, or a browser's TypeError. */
export function failureWords(error: unknown, otherwise: string = unknownFailure): string {
  const isWorded = error instanceof CallError ? error.message !== unworded(error.status) : !(error instanceof TypeError)
  return (isWorded && error instanceof Error && error.message) || otherwise
}

/** The way out that a failure names; '' where it names none. */
export const failureHint = (error: unknown): string => (error instanceof CallError && error.hint) || ''

/** What happened and the way out in one line. */
export function failureLine(error: unknown, otherwise: string = unknownFailure): string {
  return [failureWords(error, otherwise), failureHint(error)].filter(Boolean).join(' ')
}

/** Whether a body says of itself that the call failed, whatever its status says. */
export const saysFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false
