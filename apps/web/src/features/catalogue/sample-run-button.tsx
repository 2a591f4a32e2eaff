import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Play } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type PendingRun, sendPendingRun } from '../../lib/analyses/pending-run.ts'
import { startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { usePendingRun } from '../../lib/analyses/use-pending-run.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { toastFailure } from '../../lib/screen/toast.ts'
import { useUser } from '../../lib/session/current-session.ts'

/** Runs the model's first sample and opens its result, in one click. */
export function SampleRunButton({ model }: { model: CatalogueModel }) {
  const navigate = useNavigate()
  const user = useUser()
  const sample = model.samples[0]
  const screen = `card ${model.id}`
  const run = useMutation({
    mutationKey: [screen],
    mutationFn: (pending: PendingRun<string>) =>
      sendPendingRun(screen, pending, async ({ asked, key }) => {
        const { id } = await startAnalysis(model, { kind: 'sample', id: asked }, {}, key)
        // Within the request: the result's screen may have to be loaded first, and a reload meanwhile would find neither.
        await navigate(resultPath(model, id))
      }),
    onError: (error) => toastFailure(error),
  })
  // The search may have rendered the card again since.
  const sending = { mutationKey: [screen] }
  const busy = useIsMutating(sending) > 0
  const queries = useQueryClient()
  usePendingRun<string>(screen, (pending) => {
    if (queries.isMutating(sending) === 0) run.mutate(pending)
  })
  if (!model.available || !sample || (!user && !model.samplesForVisitors)) return null
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`Run a sample of ${model.name}`}
      onClick={() => run.mutate({ asked: sample.id, key: crypto.randomUUID() })}
      className="relative z-10 ml-auto"
    >
      {!busy && <Play aria-hidden="true" className="size-3.5" />}
      Run a sample
    </Button>
  )
}
