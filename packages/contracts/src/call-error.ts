import { failureSchema } from './envelope.ts'

interface CallErrorDetails {
  status: number
  /** The body's own code; the HTTP status where it has none. */
  code?: number | undefined
  problem?: string | undefined
  hint?: string | undefined
  requestId?: string | undefined
  /** Whole seconds. */
  retryAfter?: number | undefined
}

/** A call that was answered with a failure, or not at all (status 0). Its message may be shown to people. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: number
  readonly problem: string | undefined
  readonly hint: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, { status, code = status, problem, hint, requestId, retryAfter }: CallErrorDetails) {
    super(message)
    this.status = status
    this.code = code
    this.problem = problem
    this.hint = hint
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** What is said of an answer that has no words of its own. */
const unworded = (status: number) => `The server answered with status ${status}.`

/** The words of a failure, or the caller's own where the answer had none. */
export const failureWords = (error: Error, otherwise: string): string =>
  error instanceof CallError && error.message !== unworded(error.status) ? error.message : otherwise

/** Specification §8: the body's `error`, else its `message`, else a default. */
export const callErrorOf = (status: number, body: unknown, retryAfter?: string | null): CallError => {
  const failure = failureSchema.partial().safeParse(body)
  const { error, message, code, problem, hint, requestId } = failure.success ? failure.data : {}
  return new CallError(error || message || unworded(status), {
    status,
    code,
    problem,
    hint,
    requestId,
    retryAfter: retryAfter ? Number(retryAfter) : undefined,
  })
}
