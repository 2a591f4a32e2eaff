import { useSyncExternalStore } from 'react'

/** A value outside React: session, theme, open dialogs, toasts. */
export interface OutsideStore<Value> {
  get: () => Value
  /** The initial value, with which the build rendered the page. */
  initial: Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): OutsideStore<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    initial,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>({ subscribe, get, initial }: OutsideStore<Value>) =>
  useSyncExternalStore(subscribe, get, () => initial)
