import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { answersNow } from '../../../database/answers-now.ts'
import type { Handler } from '../../handler.ts'

export const readiness: Handler<'readiness'> = async ({ database, stopping }) => {
  if (stopping.aborted) throw new Unavailable('shutting-down', 'The server is shutting down.')
  await answersNow(database).catch((cause: unknown) => {
    throw new Unavailable('engine-unavailable', 'The database does not answer.', { cause })
  })
  return { data: { status: 'ready' } }
}
