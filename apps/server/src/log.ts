import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/** What services may say. */
export type Log = Logger

/**
 * Where an error happened. Its message stands in the trace too, and a line of what it quotes may look like a place: it is
 * cut off by its length.
 */
export function placesOf(error: Error): string[] {
  const { stack = '', message } = error
  const start = stack.indexOf(message)
  const places = start === -1 ? '' : stack.slice(start + message.length)
  return places.split('\n').filter((line) => /^\s+at /.test(line))
}

/**
 * What may be told of an error: its kind, its code and where it happened. The messages of databases and parsers quote
 * what they were given, and that may be a document.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    ...(code !== undefined && /^\w{1,40}$/.test(code) && { code }),
    stack: placesOf(error).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** One JSON object a line on standard output. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = { level: env.LOG_LEVEL, base: null, serializers: { err: describeError, error: describeError } }
  return destination ? pino(options, destination) : pino(options)
}
