import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { Skeleton } from '../primitives/skeleton.tsx'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

/** Where the app serves pdf.js's own character maps, fonts and decoders. */
const assets = { cMapUrl: '/pdfjs/cmaps/', standardFontDataUrl: '/pdfjs/standard_fonts/', wasmUrl: '/pdfjs/wasm/' }

interface PdfPagesProps {
  url: string
  pages: readonly { aspectRatio: number }[]
  overlay: (page: number) => ReactNode
}

export function PdfPages({ url, pages, overlay }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const file = useMemo(() => ({ url }), [url])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const skeleton = <Skeleton className="aspect-[1/1.414] w-full" />
  return (
    <div ref={frame}>
      <Document file={file} options={assets} loading={skeleton} error="The document cannot be shown here.">
        {width > 0 &&
          pages.map((page, index) => (
            <div
              // A page is known by its number.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="relative mb-4 overflow-hidden rounded border bg-white last:mb-0"
              style={{ aspectRatio: page.aspectRatio }}
            >
              <Page
                pageNumber={index + 1}
                width={width - 2}
                loading={skeleton}
                renderTextLayer={false}
                renderAnnotationLayer={false}
              />
              {overlay(index + 1)}
            </div>
          ))}
      </Document>
    </div>
  )
}
