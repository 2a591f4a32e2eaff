import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Page } from 'react-pdf'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useDrawnForPrint } from '../../print-drawn.ts'
import { useNear } from '../../use-near.ts'

interface PdfPageProps {
  number: number
  /** Pixels, including the frame. */
  width: number
  /** Width divided by height as far as it is known; the page's own ratio counts once it is drawn. */
  aspectRatio: number
  /** Draw it although it is out of view. */
  wanted: boolean
  /** Called when it covers the middle of the view. */
  onSeen: () => void
  children: ReactNode
}

/** Reserves a page's place and draws it once it comes near: a long document costs no more than what is read of it. */
export function PdfPage({ number, width, aspectRatio, wanted, onSeen, children }: PdfPageProps) {
  const [frame, near] = useNear<HTMLDivElement>('600px')
  const [drawn, setDrawn] = useState(false)
  const printing = useDrawnForPrint(drawn)
  const [ownRatio, setOwnRatio] = useState<number | null>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) seen()
      },
      { rootMargin: '-45% 0px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return (
    <div
      ref={frame}
      data-page={number}
      className="relative mb-4 scroll-mt-28 overflow-hidden rounded border bg-white last:mb-0"
      style={{ aspectRatio: ownRatio ?? aspectRatio }}
    >
      {(near || wanted || printing) && (
        <Page
          suspense={false}
          pageNumber={number}
          width={width - 2}
          onLoadSuccess={({ originalWidth, originalHeight }) => setOwnRatio(originalWidth / originalHeight)}
          loading=""
          onRenderSuccess={() => setDrawn(true)}
          onRenderError={() => setDrawn(true)}
          renderTextLayer={false}
          renderAnnotationLayer={false}
        />
      )}
      {/* An undrawn page is white and would look like a blank one. */}
      {!drawn && <Skeleton className="absolute inset-0" />}
      {children}
    </div>
  )
}
