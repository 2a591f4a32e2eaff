import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { BlockList } from '@vitrine/ui/blocks/block-view.tsx'

const noInput = { name: null, mediaType: null, url: null, text: null }

/** The partial answer while the rest is being written. Marked busy: screen readers wait for the whole. */
export function AnswerPreview({ state }: { state: AnalysisState | null }) {
  if (!state?.preview || state.preview.length === 0) return null
  return (
    <section aria-label="Answer so far" aria-busy="true" className="flex flex-col gap-4">
      <BlockList blocks={state.preview} input={noInput} />
      <p className="text-[13px] text-ink-faint">Still being written; nothing of it has been checked yet.</p>
    </section>
  )
}
