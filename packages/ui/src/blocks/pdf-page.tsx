import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import { Skeleton } from '../primitives/skeleton.tsx'

interface PdfPageProps {
  number: number
  /** Pixels, with the frame. */
  width: number
  /** Width over height as far as it is known; the page's own counts once it is drawn. */
  aspectRatio: number
  /** Draw it although it is out of sight. */
  wanted: boolean
  children: ReactNode
}

/** Keeps a page's place and draws it once it comes near: a long document costs no more than what is read of it. */
export function PdfPage({ number, width, aspectRatio, wanted, children }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [ownRatio, setOwnRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={frame}
      className="relative mb-4 overflow-hidden rounded border bg-white last:mb-0"
      style={{ aspectRatio: ownRatio ?? aspectRatio }}
    >
      {(near || wanted) && (
        <Page
          suspense={false}
          pageNumber={number}
          width={width - 2}
          onLoadSuccess={({ originalWidth, originalHeight }) => setOwnRatio(originalWidth / originalHeight)}
          loading={<Skeleton className="size-full" />}
          renderTextLayer={false}
          renderAnnotationLayer={false}
        />
      )}
      {children}
    </div>
  )
}
