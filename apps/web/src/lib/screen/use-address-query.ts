import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The query of this screen's address, for what writes to it later than at a person's act: after a rest or an answer. A screen
 * stays drawn until the next one's files have come, and would call the address back; so one that was left writes nothing.
 */
export function useAddressQuery(): ReturnType<typeof useSearchParams> {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const drawn = useRef<string | null>(null)
  useLayoutEffect(() => {
    drawn.current = window.location.pathname
    // Read again when another screen is drawn, not while this one waits to be replaced.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
  return [
    query,
    (...given) => {
      if (window.location.pathname === drawn.current) setQuery(...given)
    },
  ]
}
