import { useQuery } from '@tanstack/react-query'
import { longestWish } from '@vitrine/contracts/catalogue/longest-wish.ts'
import { useEffect, useState } from 'react'
import { client } from '../../lib/requests/client.ts'

/** Milliseconds without a key after which a wish is taken as typed. */
const restFor = 200

interface Wish {
  search: string
  /** The search, with what its words are other words for: this is compared. */
  meant: string
}

/** How like a wish is to each model, by id; undefined while it is not known, or not `wanted`. */
export function useMeaning({ search, meant }: Wish, wanted: boolean) {
  const [typed, setTyped] = useState({ search, meant })
  useEffect(() => {
    const timer = setTimeout(() => setTyped({ search, meant }), restFor)
    return () => clearTimeout(timer)
  }, [search, meant])
  // What was typed before it went on is a better guess than the words alone.
  const current = wanted && search.startsWith(typed.search)
  const wish = typed.meant.slice(0, longestWish)
  const comparison = useQuery({
    queryKey: ['catalogue', 'alike', wish],
    queryFn: ({ signal }) => client.call('getLikeness', { query: { wish }, signal }),
    enabled: current,
    staleTime: Number.POSITIVE_INFINITY,
    // The words alone have found something, too.
    retry: false,
  })
  return { likeness: current ? comparison.data : undefined, comparing: current && comparison.isFetching }
}
