import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'

const noInput = { name: null, mediaType: null, url: null, text: null }

/** The partial answer while the rest is being written. Marked busy: screen readers wait for the whole. */
export function AnswerPreview({ state }: { state: AnalysisState | null }) {
  if (!state?.preview || state.preview.length === 0) return null
  return (
    <section aria-label="Answer so far" aria-busy="true" className="flex flex-col gap-4">
      {state.preview.map((block, index) => (
        // Blocks have no identity and never move, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} input={noInput} />
      ))}
      <p className="text-[13px] text-ink-faint">Still being written; nothing of it has been checked yet.</p>
    </section>
  )
}
