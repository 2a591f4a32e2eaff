import { createStore } from './outside-store.ts'

/** A dialog that any screen may open; the app shows it and loads it then. */
export type OpenDialog =
  /** `backTo`: where to go on once signed in; without it where everybody lands. */
  | { kind: 'login'; backTo?: string }
  /** `email`: what was typed at the sign-in. */
  | { kind: 'forgot-password'; email: string }
  /** `product`: the named product that beta access is asked for; null in the general case. `kept`: the input that waits for the sign-in. */
  | { kind: 'request-access'; product: string | null; kept?: string }
  /** The slide-over panel. */
  | { kind: 'request-demo' }
  | { kind: 'logout'; from: 'header' | 'sidebar' }
  | { kind: 'extend-session' }
  /** Before what only who is really there may do. `done`: whether they proved it. */
  | { kind: 'confirm-identity'; done: (confirmed: boolean) => void }

export const openDialog = createStore<OpenDialog | null>(null)

export const dialogs = {
  open: (dialog: OpenDialog) => openDialog.set(dialog),
  close: () => openDialog.set(null),
}
