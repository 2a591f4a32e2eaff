import { failureHint, failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import { createStore } from './outside-store.ts'

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info'
  message: string
  /** Milliseconds. */
  duration: number
}

const defaultDuration = 3000

/** Toasts that wait to be shown. The toaster itself is loaded with the first one. */
export const waitingToasts = createStore<readonly Toast[]>([])

export const toast = (type: Toast['type'], message: string, duration = defaultDuration) =>
  waitingToasts.set([...waitingToasts.get(), { type, message, duration }])

/** Milliseconds, long enough to read two sentences. */
export const failureShownFor = 6000

/** A failure in the server's words and the way out that it names; `failed` is the message if the server gave none. */
export const toastFailure = (error: unknown, failed?: string) =>
  toast('error', failureLine(error, failed), failureHint(error) === '' ? undefined : failureShownFor)
