/**
 * How PostgreSQL, its driver and the network report that the database is unavailable:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes = new Set([
  // It is shutting down, crashed, or just starting.
  '57P01',
  '57P02',
  '57P03',
  // All its connections are taken.
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of the driver that have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const saysSo = (error: Error): boolean =>
  ('code' in error && (codes.has(String(error.code)) || String(error.code).startsWith('08'))) ||
  words.test(error.message)

/** Whether an error of a statement, or one that it wraps, means that the database is unavailable. */
export const isDatabaseAway = (error: unknown, depth = 0): boolean =>
  error instanceof Error && (saysSo(error) || (depth < 5 && isDatabaseAway(error.cause, depth + 1)))
