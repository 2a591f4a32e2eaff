import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { StoredFailure } from '../../database/schema/analyses.ts'
import { placesOf } from '../../log.ts'

export const failureOf = (error: VitrineError): StoredFailure => ({
  problem: error.problem,
  error: error.message,
  hint: error.hint ?? null,
  retryAfter: error.retryAfter ?? null,
})

/**
 * Our own problems keep their message; anything else is a defect, whose message may quote the document and is not
 * stored.
 */
export const asFailure = (error: unknown): StoredFailure =>
  error instanceof VitrineError
    ? failureOf(error)
    : {
        problem: 'internal',
        error: 'Something went wrong on our side.',
        hint: 'Try again; if it happens again, tell us the id of the analysis.',
        retryAfter: null,
      }

/** The stack of an error without its message. */
export const placeOfFault = (error: unknown): string =>
  error instanceof Error ? [error.name, ...placesOf(error)].join('\n') : typeof error

/** The stack of a failed run, for the log; null for expected problems, except those that are our own defect. */
export const traceOf = (error: unknown): string | null =>
  error instanceof VitrineError && error.problem !== 'output-invalid' ? null : placeOfFault(error)
