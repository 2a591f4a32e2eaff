import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Spinner } from '@vitrine/ui/primitives/spinner.tsx'
import { AnalysisGate, browseModels } from './analysis-gate.tsx'
import { GeneratedView } from './generated-view.tsx'

/** A generated picture, or a page about a topic. Shows a spinner without result data. */
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
