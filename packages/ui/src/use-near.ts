import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has ever come within `margin` of the view. */
export function useNear<Frame extends HTMLElement>(margin: string): [RefObject<Frame | null>, boolean] {
  const frame = useRef<Frame>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [margin])
  return [frame, near]
}
