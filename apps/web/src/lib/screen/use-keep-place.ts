import { useEffect, useRef } from 'react'

/**
 * For a place where a button and what it starts take turns: the focus, which went with the one, waits at the place for the other. Give it
 * `tabIndex={-1}`.
 */
export function useKeepPlace<Place extends HTMLElement>(turn: boolean) {
  const place = useRef<Place>(null)
  const before = useRef(turn)
  useEffect(() => {
    if (before.current === turn) return
    before.current = turn
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [turn])
  return place
}
