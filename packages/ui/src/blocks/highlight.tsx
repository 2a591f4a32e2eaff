import type { Place } from '@vitrine/contracts/blocks/place.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** What the reader points at: a field by name, or a place. */
export interface Highlight {
  name: string
  place: Place | null
}

interface HighlightState {
  active: Highlight | null
  point: (highlight: Highlight | null) => void
}

const HighlightContext = createContext<HighlightState>({ active: null, point: () => {} })

/** Links the blocks of one result: pointing at a value highlights its place on the page, and vice versa. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [active, point] = useState<Highlight | null>(null)
  const state = useMemo(() => ({ active, point }), [active])
  return <HighlightContext value={state}>{children}</HighlightContext>
}

export const useHighlight = () => useContext(HighlightContext)

/** Event handlers for pointing by mouse and keyboard. */
export function usePointing(highlight: Highlight) {
  const { point } = useHighlight()
  return {
    onMouseEnter: () => point(highlight),
    onMouseLeave: () => point(null),
    onFocus: () => point(highlight),
    onBlur: () => point(null),
  }
}
