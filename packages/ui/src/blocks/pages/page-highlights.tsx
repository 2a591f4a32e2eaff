import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { useEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { scrollBehaviour } from '../../less-motion.ts'
import { useHighlight } from '../highlight.tsx'
import { boxPosition } from './box-position.ts'

interface PageHighlightsProps {
  highlights: BlockOf<'pages'>['highlights']
  page: number
}

/** Marks over one page. The one that is pointed at is scrolled into view. */
export function PageHighlights({ highlights, page }: PageHighlightsProps) {
  const { active, point } = useHighlight()
  const lit = useRef<HTMLSpanElement>(null)
  const place = active?.place?.page === page ? active.place : null
  useEffect(() => {
    if (place) lit.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
  }, [place])
  return (
    <>
      {highlights.map((one) => (
        <span
          key={`${one.name}-${one.place.box.join()}`}
          title={`${one.label}: ${one.value}`}
          onMouseEnter={() => point({ name: one.name, place: one.place })}
          onMouseLeave={() => point(null)}
          className={classNames(
            'absolute rounded-sm transition-colors',
            active?.name === one.name
              ? 'bg-[#2f55d4]/30 ring-2 ring-[#2f55d4]'
              : 'bg-[#2f55d4]/10 ring-1 ring-[#2f55d4]/50',
          )}
          style={boxPosition(one.place.box)}
        />
      ))}
      {place && (
        <span
          ref={lit}
          className="pointer-events-none absolute rounded-sm bg-[#2f55d4]/20 ring-2 ring-[#2f55d4]"
          style={boxPosition(place.box)}
        />
      )}
    </>
  )
}
