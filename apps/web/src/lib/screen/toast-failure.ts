import { failureHint, failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { toast } from './toast.ts'

/** Milliseconds, long enough to read two sentences. */
export const failureShownFor = 6000

/** A failure in the server's words and the way out that it names; `failed` is the message if the server gave none. */
export const toastFailure = (error: unknown, failed?: string) =>
  toast('error', failureLine(error, failed), failureHint(error) === '' ? undefined : failureShownFor)
