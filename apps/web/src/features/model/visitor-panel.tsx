import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { AnswerPreview } from '../../lib/analyses/answer-preview.tsx'
import { RunProgress } from '../../lib/analyses/run-progress.tsx'
import { startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { FeatureLocked } from './feature-locked.tsx'
import { SampleGallery } from './sample-gallery.tsx'
import { useLeadToResult } from './use-lead-to-result.ts'
import { useRun } from './use-run.ts'

/** The samples of a prompted model, for visitors, whose own prompts need an account. */
export function VisitorPanel({ model }: { model: CatalogueModel }) {
  const run = useRun({
    // Not the model's own key: if the person turns out to be signed in, its form takes over, which stores runs in
    // another shape.
    screen: `${model.id} samples`,
    start: (id: string, key) => startAnalysis(model, { kind: 'sample', id }, {}, key),
    onSucceeded: useLeadToResult(model),
  })
  return (
    <div className="flex flex-col gap-6">
      {model.unavailable && <ErrorNotice message={model.unavailable} />}
      {run.fault && <ErrorNotice message={run.fault.message} hint={run.fault.hint} />}
      {run.running && <RunProgress state={run.state} onCancel={run.cancel} />}
      {run.running && <AnswerPreview state={run.state} />}
      <SampleGallery
        title="Try a sample"
        samples={model.samples}
        chosen={null}
        disabled={run.running || !model.available}
        onRun={({ id }) => run.start(id)}
      />
      <FeatureLocked />
    </div>
  )
}
