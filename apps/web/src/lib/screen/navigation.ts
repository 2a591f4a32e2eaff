import type { NavigateFunction } from 'react-router'

let navigate: NavigateFunction | null = null

/** The router passes its navigate function here when it mounts, so that the session can use it too. */
export function provideNavigate(given: NavigateFunction) {
  navigate = given
}

export function goTo(path: string, options?: { replace?: boolean }) {
  if (navigate) void navigate(path, options)
  else window.location.assign(path)
}
