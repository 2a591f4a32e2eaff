import { failureLine } from '@vitrine/contracts/calls/failure-words.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Play } from 'lucide-react'
import { useNavigate } from 'react-router'
import { startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { toast } from '../../lib/screen/toast.ts'

/** Runs the model's first sample and leads to its result, in one click. */
export function SampleRunButton({ model }: { model: CatalogueModel }) {
  const navigate = useNavigate()
  const user = useUser()
  const sample = model.samples[0]
  const run = useMutation({
    mutationFn: (id: string) => startAnalysis(model, { kind: 'sample', id }, {}),
    onSuccess: (analysis) => void navigate(resultPath(model, analysis.id)),
    onError: (error) => toast('error', failureLine(error, 'Unknown error occurred')),
  })
  if (!model.available || !sample || (!user && !model.samplesForVisitors)) return null
  return (
    <Button
      variant="secondary"
      size="small"
      busy={run.isPending}
      aria-label={`Run a sample of ${model.name}`}
      onClick={() => run.mutate(sample.id)}
      className="relative z-10 ml-auto"
    >
      {!run.isPending && <Play aria-hidden="true" className="size-3.5" />}
      Run a sample
    </Button>
  )
}
