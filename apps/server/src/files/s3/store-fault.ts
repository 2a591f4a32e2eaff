import { Unavailable } from '@vitrine/errors/unavailable.ts'

/** The object is not there: the store says so in two ways, by its kind of call. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

/** The store does not answer, refuses, or gives other bytes than it was given. */
export const storeFault = (cause: unknown): Unavailable =>
  new Unavailable('storage-unavailable', 'The store of files cannot be reached right now.', {
    hint: 'Try again in a minute; nothing that was accepted is lost.',
    retryAfter: 30,
    cause,
  })
