import { createStore } from './outside-store.ts'

/** A dialog that any screen may open; the app loads and shows it. */
export type OpenDialog =
  /** `backTo`: where to go once signed in; the default destination without it. */
  | { kind: 'login'; backTo?: string }
  /** `email`: what was typed at the sign-in. */
  | { kind: 'forgot-password'; email: string }
  /**
   * `product`: the product that beta access is requested for; null in the general case. `kept`: the input that waits
   * for the sign-in.
   */
  | { kind: 'request-access'; product: string | null; kept?: string }
  /** The slide-over panel. */
  | { kind: 'request-demo' }
  | { kind: 'logout'; from: 'header' | 'sidebar' }
  | { kind: 'extend-session' }
  /** Before sensitive acts. `done`: whether they proved who they are. */
  | { kind: 'confirm-identity'; done: (confirmed: boolean) => void }

export const openDialog = createStore<OpenDialog | null>(null)

export const dialogs = {
  open: (dialog: OpenDialog) => openDialog.set(dialog),
  close: () => openDialog.set(null),
}
