import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'

const noInput = { name: null, mediaType: null, url: null, text: null }

/** The part of an answer that is there while the rest is still being written. Busy: a screen reader waits for the whole. */
export function AnswerPreview({ state }: { state: AnalysisState | null }) {
  if (!state?.preview || state.preview.length === 0) return null
  return (
    <section aria-label="Answer so far" aria-busy="true" className="flex flex-col gap-4">
      {state.preview.map((block, index) => (
        // Blocks have no identity of their own and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} input={noInput} />
      ))}
      <p className="text-[13px] text-ink-faint">Still being written; nothing of it has been checked yet.</p>
    </section>
  )
}
