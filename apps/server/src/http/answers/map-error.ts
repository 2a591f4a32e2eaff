import { InputError } from '@vitrine/errors/input-error.ts'
import type { Problem } from '@vitrine/errors/problems.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasCode } from '../../database/has-code.ts'
import { isCollision } from '../../database/is-collision.ts'
import { isDatabaseAway } from '../../database/is-database-away.ts'
import { failureOf } from './failure.ts'

const problemOfStatus: Record<number, Problem> = {
  404: 'not-found',
  413: 'input-too-large',
  415: 'type-unsupported',
  429: 'rate-limited',
  503: 'shutting-down',
}

/** Refusals by Fastify and its plugins have a status below 500 and messages that may be shown. */
const isRefusal = (error: FastifyError): boolean =>
  typeof error.statusCode === 'number' && (error.statusCode < 500 || error.statusCode === 503)

function fromFastify(error: FastifyError): VitrineError {
  const status = error.statusCode ?? 500
  if (status === 415) {
    return new InputError('type-unsupported', 'The body must be application/json or multipart/form-data.')
  }
  if (status === 413) {
    return new InputError('input-too-large', 'The body is larger than what this call takes.', {
      hint: 'Send less, or send files as multipart/form-data.',
    })
  }
  return new VitrineError(problemOfStatus[status] ?? 'invalid-request', error.message, { cause: error })
}

/** Codes of the file system and PostgreSQL for a full disk. */
const outOfRoom = new Set(['ENOSPC', 'EDQUOT', '53100'])

const full = (cause: unknown): VitrineError =>
  new VitrineError('storage-full', 'The server has no room left to store this. Nothing of it was kept.', {
    cause,
    hint: 'Try again later, or tell the server’s operator that its disk is full.',
    retryAfter: 300,
  })

const collided = (cause: unknown): VitrineError =>
  new VitrineError('conflict', 'Somebody else did something with the same at the same moment.', {
    cause,
    hint: 'Look at how it stands now, and try again if it is still needed.',
  })

const away = (cause: unknown): VitrineError =>
  new VitrineError('database-unavailable', 'The database does not answer right now.', {
    cause,
    hint: 'Try again in a few seconds; runs that were taken go on by themselves.',
    retryAfter: 5,
  })

const unknown = (error: unknown): VitrineError =>
  new VitrineError('internal', 'Something went wrong on our side.', {
    cause: error,
    hint: 'Try again; if it happens again, tell us the request id.',
  })

/**
 * The one place where errors become answers and log lines. Only our own errors show their message; others only their
 * id.
 */
export function mapError(thrown: FastifyError | VitrineError, request: FastifyRequest, reply: FastifyReply) {
  let error: VitrineError
  if (thrown instanceof VitrineError) error = thrown
  else if (hasCode(thrown, outOfRoom)) error = full(thrown)
  else if (isCollision(thrown)) error = collided(thrown)
  // Mail, files and providers throw errors of their own; what is left is the database.
  else if (isDatabaseAway(thrown)) error = away(thrown)
  else error = isRefusal(thrown) ? fromFastify(thrown) : unknown(thrown)
  if (error.status >= 500 && error.status !== 503) {
    request.log.error({ problem: error.problem, err: thrown }, 'request failed')
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  const shown = error.problem === 'output-invalid' ? unknown(error) : error
  request.problem = error.problem
  reply.header('cache-control', 'no-store')
  return reply.code(error.status).send(failureOf(shown, request.id))
}
