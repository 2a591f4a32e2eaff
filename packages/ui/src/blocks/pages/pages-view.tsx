import { BlockSection } from '../block-section.tsx'
import type { ViewProps } from '../view.ts'
import { PageHighlights } from './page-highlights.tsx'
import { PdfPages } from './pdf-pages.tsx'

/** The document's pages with the places that were read: a PDF by pdf.js, a picture as it is, else outlines only. */
export default function PagesView({ block, input }: ViewProps<'pages'>) {
  const highlightsOn = (page: number) => (
    <PageHighlights highlights={block.highlights.filter((one) => one.place.page === page)} page={page} />
  )
  const isPdf = input.mediaType === 'application/pdf'
  return (
    <BlockSection title={block.title ?? input.name ?? 'Document'} flush>
      <div
        role="group"
        aria-label="Pages"
        tabIndex={0}
        className="max-h-[80vh] overflow-y-auto scroll-edges-sunken bg-sunken p-4"
      >
        {input.url && isPdf ? (
          <PdfPages url={input.url} pages={block.pages} overlay={highlightsOn} />
        ) : (
          block.pages.map((page, index) => (
            <div
              // A page's key is its number.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="relative mb-4 overflow-hidden rounded border bg-white last:mb-0"
              style={{ aspectRatio: page.aspectRatio }}
            >
              {input.url && input.mediaType?.startsWith('image/') && (
                <img src={input.url} alt={`${input.name ?? 'Document'}, page ${index + 1}`} className="size-full" />
              )}
              {highlightsOn(index + 1)}
            </div>
          ))
        )}
      </div>
    </BlockSection>
  )
}
