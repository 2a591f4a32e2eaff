import { Unavailable } from '@vitrine/errors/unavailable.ts'

/** Whether the object is missing, which the store reports in two ways, depending on the call. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

/** The store does not answer, refuses, or returns other bytes than were stored. */
export const storeFault = (cause: unknown): Unavailable =>
  new Unavailable('storage-unavailable', 'The store of files cannot be reached right now.', {
    hint: 'Try again in a minute; nothing that was accepted is lost.',
    retryAfter: 30,
    cause,
  })
