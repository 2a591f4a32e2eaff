import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { BlockSection } from '@vitrine/ui/blocks/block-section.tsx'
import { PdfPages } from '@vitrine/ui/blocks/pages/pdf-pages.tsx'
import { CitedPlace } from './cited-place.tsx'

interface DocumentPaneProps {
  input: Analysis['input']
  cited: Citation | null
}

/** The document, with the chosen citation's place. */
export default function DocumentPane({ input: { name, mediaType, url }, cited }: DocumentPaneProps) {
  const placeOn = (page: number) => (cited?.page === page ? <CitedPlace citation={cited} /> : null)
  return (
    <BlockSection title={name ?? 'Document'} flush>
      <div
        role="group"
        aria-label="Pages"
        tabIndex={0}
        className="h-[60dvh] overflow-y-auto scroll-edges-sunken bg-sunken p-4 lg:h-[calc(75dvh-3rem)]"
      >
        {mediaType !== 'application/pdf' ? (
          <p className="p-6 text-center text-sm text-ink-soft">Unsupported file type</p>
        ) : url === null ? (
          <p className="p-6 text-center text-sm text-ink-soft">The document is no longer stored.</p>
        ) : (
          <PdfPages url={url} goTo={cited?.page} overlay={placeOn} />
        )}
      </div>
    </BlockSection>
  )
}
