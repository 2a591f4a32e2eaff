import { type Problem, statusOfProblem } from './problems.ts'

export interface ErrorDetails {
  /** One sentence on what the person can do next. */
  hint?: string
  /** The error underneath, for the log only. */
  cause?: unknown
  /** Whole seconds until another try makes sense; sent as the Retry-After header. */
  retryAfter?: number
}

/** An expected failure: `problem` is its machine-readable name and decides the HTTP status. */
export class VitrineError extends Error {
  readonly problem: Problem
  readonly hint: string | undefined
  readonly retryAfter: number | undefined

  constructor(problem: Problem, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.problem = problem
    this.hint = details.hint
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return statusOfProblem[this.problem]
  }
}
