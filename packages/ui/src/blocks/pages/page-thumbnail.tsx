import type { Box } from '@vitrine/contracts/blocks/place.ts'
import { FileText } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useNear } from '../../use-near.ts'
import { boxPosition } from './box-position.ts'

/** Pixels, twice as many as on the screen: it is printed, too. */
const drawnWidth = 280

interface PageThumbnailProps {
  url: string
  mediaType: string
  /** From 1. */
  page: number
  boxes: readonly Box[]
  alt: string
  /** Draw it although it is out of view. */
  wanted: boolean
  /** Called once it is drawn, or cannot be. */
  onDrawn: () => void
}

/** A picture, or a page of a PDF, in small, with places marked; drawn when it comes near. */
export function PageThumbnail({ url, mediaType, page, boxes, alt, wanted, onDrawn }: PageThumbnailProps) {
  const [frame, near] = useNear<HTMLDivElement>('300px')
  const [source, setSource] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const drawn = useEffectEvent(onDrawn)
  const asked = near || wanted
  useEffect(() => {
    if (!asked || mediaType !== 'application/pdf') return
    let gone = false
    let made: string | null = null
    const make = async () => {
      try {
        // With the program that reads PDFs, which pictures do not need.
        const { drawPage } = await import('./draw-page.ts')
        made = await drawPage(url, page, drawnWidth)
        if (gone) URL.revokeObjectURL(made)
        else setSource(made)
      } catch (error) {
        console.debug('The page cannot be shown in small.', error)
        if (gone) return
        setFailed(true)
        drawn()
      }
    }
    void make()
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [asked, url, mediaType, page])
  const shown = mediaType === 'application/pdf' ? source : asked ? url : null
  const end = (cannot: boolean) => {
    if (cannot) setFailed(true)
    onDrawn()
  }
  return (
    <div ref={frame} className="w-24 shrink-0 sm:w-36">
      {failed && <FileText aria-hidden="true" className="size-6 text-ink-faint" />}
      {!shown && !failed && <Skeleton className="aspect-[1/1.414] w-full" />}
      {shown && !failed && (
        <div className="relative w-fit overflow-hidden rounded-control border bg-white">
          <img src={shown} alt={alt} className="max-h-52" onLoad={() => end(false)} onError={() => end(true)} />
          {boxes.map((box) => (
            <span
              key={box.join()}
              className="absolute rounded-sm outline-2 outline-offset-1 outline-[#2f55d4]"
              style={boxPosition(box)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
