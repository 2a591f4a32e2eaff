import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAsServed } from '../../lib/use-as-served.ts'

const restFor = 250

/** What is searched for. It stands in the address once the typing rests, so that coming back finds it again. */
export function useSearch() {
  const [query, setQuery] = useSearchParams()
  const asServed = useAsServed()
  const named = query.get('q') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  // The server's page knows of no search.
  const search = typed ?? (asServed ? '' : named)
  useEffect(() => {
    if (typed === null || typed === named) return
    const timer = setTimeout(
      () =>
        setQuery(
          (current) => {
            if (typed.trim() === '') current.delete('q')
            else current.set('q', typed)
            return current
          },
          { replace: true, preventScrollReset: true },
        ),
      restFor,
    )
    return () => clearTimeout(timer)
  }, [typed, named, setQuery])
  return [search, setTyped] as const
}
