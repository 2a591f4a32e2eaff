import { session } from './current-session.ts'

/** The signed-in account's id; null for a visitor. */
export function signedInId(): string | null {
  const state = session.store.get()
  return state.kind === 'signed-in' ? state.user.id : null
}
