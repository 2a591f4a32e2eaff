import { STATUS_CODES } from 'node:http'
import type { Failure } from '@vitrine/contracts/calls/envelope.ts'
import type { VitrineError } from '@vitrine/errors/vitrine-error.ts'

/** An error as callers see it. */
export const failureOf = (error: VitrineError, requestId: string): Failure => ({
  success: false,
  code: error.status,
  message: error.message || (STATUS_CODES[error.status] ?? 'Error'),
  error: error.message,
  problem: error.problem,
  ...(error.hint !== undefined && { hint: error.hint }),
  requestId,
})
