import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigate } from '../lib/screen/navigation.ts'

/** Lets the session navigate, and starts every new page at its top. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => provideNavigate(navigate), [navigate])
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])
  return null
}
