import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollBehaviour } from '@vitrine/ui/less-motion.ts'

/** The button to the bottom appears when it is further away than so many pixels. */
const nearEnough = 10

/**
 * Keeps a list at its bottom while its content grows, unless its reader has scrolled away from there, and tells when
 * they have. `length` counts what is added: something new is always shown.
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
  // The summary is read from its beginning; whatever is added after it is shown at once.
  useEffect(() => {
    if (length <= 2 || !list.current) return
    follows.current = true
    list.current.scrollTo({ top: list.current.scrollHeight })
  }, [list, length])
  return { isAway, scroll }
}
