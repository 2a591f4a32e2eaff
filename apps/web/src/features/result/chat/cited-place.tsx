import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { scrollBehaviour } from '@vitrine/ui/less-motion.ts'
import { useEffect, useRef } from 'react'

const percent = (share: number) => `${share * 100}%`

/** A citation's rectangles over its page, scrolled into view. Without rectangles the whole page is framed. */
export function CitedPlace({ citation }: { citation: Citation }) {
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (citation) first.current?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() })
  }, [citation])
  const boxes = citation.boxes.length > 0 ? citation.boxes : [[0, 0, 1, 1] as const]
  return boxes.map(([x0, y0, x1, y1], index) => (
    <span
      key={[x0, y0, x1, y1].join()}
      ref={index === 0 ? first : null}
      data-cited
      title={citation.quote}
      className="pointer-events-none absolute scroll-m-6 rounded-sm bg-[#2f55d4]/20 ring-2 ring-[#2f55d4]"
      style={{ left: percent(x0), top: percent(y0), width: percent(x1 - x0), height: percent(y1 - y0) }}
    />
  ))
}
