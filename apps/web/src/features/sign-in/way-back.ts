/** In this tab alone, and never in an address, which a stranger could write. */
const key = 'signInWayBack'

export const wayBack = {
  /** Before the page is left for the sign-in provider's. Null forgets an earlier one. */
  keep: (path: string | null) => {
    if (path === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, path)
  },
  /** What was kept, once. */
  take: (): string | null => {
    const path = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return path
  },
}
