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
