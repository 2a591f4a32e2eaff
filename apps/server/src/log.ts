import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Env } from './env.ts'

/** The log as services see it. */
export type Log = Logger

/**
 * The stack's lines. The stack begins with the message, whose lines may look like places: it is cut off by its length.
 */
export function placesOf(error: Error): string[] {
  const { stack = '', message } = error
  const start = stack.indexOf(message)
  const places = start === -1 ? '' : stack.slice(start + message.length)
  return places.split('\n').filter((line) => /^\s+at /.test(line))
}

/**
 * What may be logged of an error: its class, its code and its place. Messages of databases and parsers quote their
 * input, which may be a document.
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

/** Writes one JSON object per line to standard output, with its time in UTC. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const serializers = { err: describeError, error: describeError }
  const options = { level: env.LOG_LEVEL, base: null, timestamp: stdTimeFunctions.isoTime, serializers }
  return destination ? pino(options, destination) : pino(options)
}
