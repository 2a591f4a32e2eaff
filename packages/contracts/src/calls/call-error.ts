interface CallErrorDetails {
  status: number
  /** The body's own code; the HTTP status if it has none. */
  code?: number | undefined
  problem?: string | undefined
  hint?: string | undefined
  requestId?: string | undefined
  /** Whole seconds. */
  retryAfter?: number | undefined
}

/** A call answered with a failure, or not at all (status 0). Its message may be shown to people. */
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

/** Whether the browser knows that it has no network; other runtimes do not know. */
function isOffline(): boolean {
  const navigator: unknown = Reflect.get(globalThis, 'navigator')
  return typeof navigator === 'object' && navigator !== null && Reflect.get(navigator, 'onLine') === false
}

/** The error for a call without any answer. */
export const unreachable = (): CallError =>
  isOffline()
    ? new CallError('You are offline.', { status: 0, hint: 'Nothing is lost: try again when the connection is back.' })
    : new CallError('The server cannot be reached.', { status: 0, hint: 'Check the connection and try again.' })

/** The message for an answer without one. */
export const unworded = (status: number) => `The server answered with status ${status}.`

function wordOf(body: object, name: string): string | undefined {
  const word: unknown = Reflect.get(body, name)
  return typeof word === 'string' ? word : undefined
}

/** The body's `error`, else its `message`, else a default. Read without schemas: every page needs it. */
export function callErrorOf(status: number, body: unknown, retryAfter?: string | null): CallError {
  const failure = typeof body === 'object' && body !== null ? body : {}
  const code: unknown = Reflect.get(failure, 'code')
  return new CallError(wordOf(failure, 'error') || wordOf(failure, 'message') || unworded(status), {
    status,
    code: typeof code === 'number' ? code : undefined,
    problem: wordOf(failure, 'problem'),
    hint: wordOf(failure, 'hint'),
    requestId: wordOf(failure, 'requestId'),
    retryAfter: retryAfter ? Number(retryAfter) : undefined,
  })
}
