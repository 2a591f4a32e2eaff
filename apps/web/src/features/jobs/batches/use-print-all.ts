import { useRef, useState } from 'react'

/** Prints once `pictures` pictures are drawn: paper shows also those that nobody scrolled to. */
export function usePrintAll(pictures: number) {
  const drawn = useRef(new Set<number>())
  const [printing, setPrinting] = useState(false)
  const allDrawn = () => drawn.current.size >= pictures
  return {
    printing,
    print: () => {
      if (allDrawn()) window.print()
      else setPrinting(true)
    },
    /** `position`: of the item whose picture is drawn, or cannot be. */
    onDrawn: (position: number) => {
      drawn.current.add(position)
      if (!printing || !allDrawn()) return
      setPrinting(false)
      window.print()
    },
  }
}
