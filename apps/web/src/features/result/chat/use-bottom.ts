import { scrollBehaviour } from '@vitrine/ui/less-motion.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels from the bottom beyond which the button appears. */
const nearEnough = 10

/**
 * Keeps a growing list scrolled to its bottom, unless its reader has scrolled away, and reports that. `length` counts
 * items: a new item is always shown.
 */
export function useBottom(list: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>, length: number) {
  const [isAway, setAway] = useState(false)
  const follows = useRef(false)
  const scroll = () => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: scrollBehaviour() })
  useEffect(() => {
    const element = list.current
    if (!element || !content.current) return
    const distance = () => element.scrollHeight - element.scrollTop - element.clientHeight
    const look = () => setAway(distance() > nearEnough)
    const read = () => {
      follows.current = distance() <= nearEnough
      look()
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTo({ top: element.scrollHeight })
      look()
    })
    observer.observe(content.current)
    observer.observe(element)
    element.addEventListener('scroll', read)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [list, content])
  // The summary is read from its beginning; later items are shown at once.
  useEffect(() => {
    if (length <= 2 || !list.current) return
    follows.current = true
    list.current.scrollTo({ top: list.current.scrollHeight })
  }, [list, length])
  return { isAway, scroll }
}
