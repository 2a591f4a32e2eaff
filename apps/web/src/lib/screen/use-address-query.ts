import { useLocation, useSearchParams } from 'react-router'

/**
 * The query of this screen's address, for writing to it after a delay or an answer. A screen stays mounted until the
 * next one's files have loaded, and may even be hydrated after a link was followed; it would undo that navigation. So a
 * screen that was left writes nothing.
 */
export function useAddressQuery(): ReturnType<typeof useSearchParams> {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  return [
    query,
    (...given) => {
      if (window.location.pathname === pathname) setQuery(...given)
    },
  ]
}
