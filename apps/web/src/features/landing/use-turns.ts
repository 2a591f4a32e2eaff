import { useEffect, useState } from 'react'

const turn = 6000

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** An index that goes round by itself until it is told to stop, and never where the reader wants no motion. */
export const useTurns = (count: number) => {
  const [shown, show] = useState(0)
  const [going, go] = useState(() => !wantsCalm())
  const [held, hold] = useState(false)
  const moves = going && !held
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => show((now) => (now + 1) % count), turn)
    return () => clearInterval(timer)
  }, [moves, count])
  return { shown, show, going, go, hold }
}
