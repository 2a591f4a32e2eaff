import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigate } from '../lib/screen/navigation.ts'

/** Lets the session navigate, and starts every new page at its top. Where the first one stands is the browser's matter: it may have been scrolled already. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => provideNavigate(navigate), [navigate])
  const at = useRef(pathname)
  useEffect(() => {
    if (at.current !== pathname) window.scrollTo(0, 0)
    at.current = pathname
  }, [pathname])
  return null
}
