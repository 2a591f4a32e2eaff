import { AnalysisGate } from './analysis-gate.tsx'
import { ResultView } from './result-view.tsx'

/** The result of a model that reads something. */
export default function ResultScreen() {
  return (
    <AnalysisGate>{(analysis, readAgain) => <ResultView analysis={analysis} onChanged={readAgain} />}</AnalysisGate>
  )
}
