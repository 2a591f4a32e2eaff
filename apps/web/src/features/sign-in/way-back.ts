import { keepText } from '../../lib/screen/keep-text.ts'

/** In this tab only, and never in an address, which a stranger could write. */
const key = 'signInWayBack'

export const wayBack = {
  /** Call it before leaving for the sign-in provider. Null forgets an earlier path. */
  keep: (path: string | null) => {
    if (path === null) window.sessionStorage.removeItem(key)
    else keepText(window.sessionStorage, key, path)
  },
  /** Returns the stored path once. */
  take: (): string | null => {
    const path = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return path
  },
}
