import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The query of this screen's address, for writing to it after a delay or an answer. A screen stays mounted until the
 * next one's files have loaded, and would undo the navigation; so a screen that was left writes nothing.
 */
export function useAddressQuery(): ReturnType<typeof useSearchParams> {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const drawn = useRef<string | null>(null)
  useLayoutEffect(() => {
    drawn.current = window.location.pathname
    // Evaluated again when another screen is rendered, not while this one waits to be replaced.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
  return [
    query,
    (...given) => {
      if (window.location.pathname === drawn.current) setQuery(...given)
    },
  ]
}
