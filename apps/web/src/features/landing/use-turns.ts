import { wantsCalm } from '@vitrine/ui/less-motion.ts'
import { type RefObject, useEffect, useState } from 'react'

const turn = 6000

/** Whether the frame is hovered or contains the focus. */
function useAttention(frame: RefObject<HTMLElement | null>) {
  const [attended, attend] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const abort = new AbortController()
    const { signal } = abort
    for (const type of ['pointerenter', 'focusin']) current.addEventListener(type, () => attend(true), { signal })
    for (const type of ['pointerleave', 'focusout']) current.addEventListener(type, () => attend(false), { signal })
    return () => abort.abort()
  }, [frame])
  return attended
}

/**
 * An index that advances by itself from `begin` on until it is stopped, and pauses while the frame has attention. With
 * `still`, or with reduced motion, it starts when told.
 */
export function useTurns(
  count: number,
  frame: RefObject<HTMLElement | null>,
  { begin, still }: { begin: number; still: boolean },
) {
  const [shown, show] = useState(begin)
  const [going, go] = useState(() => !still && !wantsCalm())
  const attended = useAttention(frame)
  const moves = going && !attended
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => show((now) => (now + 1) % count), turn)
    return () => clearInterval(timer)
  }, [moves, count])
  return { shown, show, going, go }
}
