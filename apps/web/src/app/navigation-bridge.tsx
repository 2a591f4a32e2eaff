import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigate } from '../lib/screen/navigation.ts'

/**
 * Gives the session the router's navigate function, and starts every new page at its top, also for keyboard and screen
 * readers. The first page's position is left to the browser: it may have been scrolled already.
 */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => provideNavigate(navigate), [navigate])
  const at = useRef({ pathname, search })
  useEffect(() => {
    const isOther = at.current.pathname !== pathname
    const hasMoved = isOther || at.current.search !== search
    at.current = { pathname, search }
    if (isOther) window.scrollTo(0, 0)
    // A change within a screen leaves the focus where it is, unless the focused element was removed.
    if (isOther || (hasMoved && document.activeElement === document.body)) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname, search])
  return null
}
