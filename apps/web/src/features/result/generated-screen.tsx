import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Spinner } from '@vitrine/ui/primitives/spinner.tsx'
import { AnalysisGate, browseModels } from './analysis-gate.tsx'
import { GeneratedView } from './generated-view.tsx'

/** What a generating model made: a picture, or a page about a topic. Without result data it shows a spinner. */
export default function GeneratedScreen() {
  const missing = (
    <EmptyState
      level="h1"
      icon={<Spinner className="size-6" />}
      title="No results available"
      text="No result has been opened here yet. Make a picture or explore a topic first."
      action={browseModels}
    />
  )
  return (
    <AnalysisGate missing={missing}>
      {(analysis, readAgain) => <GeneratedView analysis={analysis} onChanged={readAgain} />}
    </AnalysisGate>
  )
}
