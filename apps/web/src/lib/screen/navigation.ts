import type { NavigateFunction } from 'react-router'

let navigate: NavigateFunction | null = null

/** The router hands its navigate function over when it mounts, so that the session may use it too. */
export function provideNavigate(given: NavigateFunction) {
  navigate = given
}

export function goTo(path: string, options?: { replace?: boolean }) {
  if (navigate) void navigate(path, options)
  else window.location.assign(path)
}
