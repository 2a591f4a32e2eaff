import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Document, type pdfjs } from 'react-pdf'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useDrawnForPrint } from '../../print-drawn.ts'
import { PageStrip } from './page-strip.tsx'
import { pdfAssets } from './pdf-assets.ts'
import { PdfPage } from './pdf-page.tsx'

interface PdfPagesProps {
  url: string
  /** Width divided by height of the pages to show; if left out, all pages with the document's own ratios. */
  pages?: readonly { aspectRatio: number }[]
  /** A page to draw although it is out of view, because the reader is on the way there. */
  goTo?: number | undefined
  overlay: (page: number) => ReactNode
}

/**
 * A PDF as one column of pages, below a row of thumbnails if it has several; each page is drawn when the reader comes
 * near.
 */
export function PdfPages({ url, pages, goTo, overlay }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [own, setOwn] = useState<readonly { aspectRatio: number }[]>([])
  const [current, setCurrent] = useState(1)
  const [opened, setOpened] = useState(false)
  useDrawnForPrint(opened)
  const shown = pages ?? own
  const scrollTo = (page: number) =>
    frame.current?.querySelector(`[data-page='${page}']`)?.scrollIntoView({ block: 'start' })
  const file = useMemo(() => ({ url }), [url])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const readPages = async (loaded: pdfjs.PDFDocumentProxy) => {
    if (!pages) {
      const { width: wide, height: high } = (await loaded.getPage(1)).getViewport({ scale: 1 })
      setOwn(Array.from({ length: loaded.numPages }, () => ({ aspectRatio: wide / high })))
    }
    setOpened(true)
  }
  return (
    <div ref={frame}>
      <Document
        // Otherwise a document that cannot be read would replace the whole screen.
        suspense={false}
        file={file}
        options={pdfAssets}
        onLoadSuccess={(loaded) => void readPages(loaded)}
        onLoadError={() => setOpened(true)}
        loading={<Skeleton className="aspect-[1/1.414] w-full" />}
        error={<p className="p-6 text-center text-sm text-ink-soft">The document cannot be shown here.</p>}
      >
        {shown.length > 1 && <PageStrip pages={shown} current={current} onChoose={scrollTo} />}
        {width > 0 &&
          shown.map((page, index) => (
            <PdfPage
              // A page's key is its number.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              number={index + 1}
              width={width}
              aspectRatio={page.aspectRatio}
              wanted={goTo === index + 1}
              onSeen={() => setCurrent(index + 1)}
            >
              {overlay(index + 1)}
            </PdfPage>
          ))}
      </Document>
    </div>
  )
}
