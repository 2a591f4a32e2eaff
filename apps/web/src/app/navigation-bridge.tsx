import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigate } from '../lib/screen/navigation.ts'

/**
 * Lets the session navigate, and starts every new page at its top, for the keyboard and for screen readers too. Where the
 * first one stands is the browser's matter: it may have been scrolled already.
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
    // A change within a screen leaves the focus where it is, unless it took away what had it.
    if (isOther || (hasMoved && document.activeElement === document.body)) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname, search])
  return null
}
