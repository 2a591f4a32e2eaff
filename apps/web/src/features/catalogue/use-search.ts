import { useEffect, useEffectEvent, useState } from 'react'
import { useAddressQuery } from '../../lib/screen/use-address-query.ts'

const restFor = 250

/** The search text. It is written to the address once typing pauses, so that returning restores it. */
export function useSearch() {
  const [query, setQuery] = useAddressQuery()
  const named = query.get('q') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const search = typed ?? named
  const write = useEffectEvent((words: string) =>
    setQuery(
      (current) => {
        if (words.trim() === '') current.delete('q')
        else current.set('q', words)
        return current
      },
      { replace: true, preventScrollReset: true },
    ),
  )
  useEffect(() => {
    if (typed === null || typed === named) return
    const timer = setTimeout(() => write(typed), restFor)
    return () => clearTimeout(timer)
    // Runs again after others have changed the address: they may not have known of the search yet.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [typed, named, query])
  return [search, setTyped] as const
}
