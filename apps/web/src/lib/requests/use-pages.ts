import { useState } from 'react'

/**
 * The state of keyset pagination: the cursors of earlier pages. Another list, identified by `of`, starts at its first
 * page.
 */
export function usePages(of: string) {
  const [state, setState] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] })
  const cursors = state.of === of ? state.cursors : []
  return {
    page: cursors.length,
    after: cursors.at(-1),
    next: (cursor: string) => setState({ of, cursors: [...cursors, cursor] }),
    previous: () => setState({ of, cursors: cursors.slice(0, -1) }),
  }
}
