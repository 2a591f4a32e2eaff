import { BlockSection } from '@vitrine/ui/blocks/block-section.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'

/** A document's recognised text, page by page. */
export function RawText({ pages }: { pages: readonly string[] }) {
  return (
    <BlockSection title="Raw text" flush aside={<CopyButton text={pages.join('\n\n')} label="Copy text" />}>
      <div
        role="group"
        aria-label="The text that was read"
        tabIndex={0}
        className="max-h-[40rem] overflow-y-auto scroll-edges-surface p-5"
      >
        {pages.map((text, index) => (
          // A page's key is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={index} className="mb-5 last:mb-0">
            {pages.length > 1 && <h3 className="mb-1 text-[13px] text-ink-faint">Page {index + 1}</h3>}
            <p className="text-sm leading-6 break-words whitespace-pre-wrap">
              {text || 'Nothing was read on this page.'}
            </p>
          </section>
        ))}
      </div>
    </BlockSection>
  )
}
