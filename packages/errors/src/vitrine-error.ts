import { type Problem, statusOfProblem } from './problems.ts'

export interface ErrorDetails {
  /** What the person can do next, one sentence. */
  hint?: string
  /** The error underneath, for the log only. */
  cause?: unknown
  /** Whole seconds until a further try makes sense; becomes the Retry-After header. */
  retryAfter?: number
}

/** Any failure that we name: `problem` is the machine's word for it and decides the HTTP status. */
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
