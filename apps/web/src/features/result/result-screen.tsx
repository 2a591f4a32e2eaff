import { AnalysisGate } from './analysis-gate.tsx'
import { ResultView } from './result-view.tsx'

/** The result screen of models that read something. */
export default function ResultScreen() {
  return (
    <AnalysisGate>{(analysis, readAgain) => <ResultView analysis={analysis} onChanged={readAgain} />}</AnalysisGate>
  )
}
