import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { AnalysisGate, browseModels } from './analysis-gate.tsx'
import { ResultView } from './result-view.tsx'

/** The result of a model that reads something. */
export default function ResultScreen() {
  const missing = (
    <EmptyState
      level="h1"
      title="No results available"
      text="No results available. Please go back and process a file."
      action={browseModels}
    />
  )
  return (
    <AnalysisGate missing={missing}>
      {(analysis, readAgain) => <ResultView analysis={analysis} onChanged={readAgain} />}
    </AnalysisGate>
  )
}
