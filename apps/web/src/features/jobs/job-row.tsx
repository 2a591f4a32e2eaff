import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnalysisState, AnalysisStatus } from '@vitrine/contracts/analyses/analysis.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Progress } from '@vitrine/ui/primitives/progress.tsx'
import { RotateCw, Trash2, X } from 'lucide-react'
import { Link } from 'react-router'
import { isFinished } from '../../lib/analyses/follow-analysis.ts'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { client } from '../../lib/requests/client.ts'
import { Moment } from '../../lib/screen/dated.tsx'
import { toastFailure } from '../../lib/screen/toast.ts'

const looks: Record<AnalysisStatus, { tone: Tone; words: string }> = {
  queued: { tone: 'neutral', words: 'Queued' },
  running: { tone: 'accent', words: 'Running' },
  succeeded: { tone: 'good', words: 'Done' },
  failed: { tone: 'bad', words: 'Failed' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
}

export function JobRow({ job }: { job: AnalysisState }) {
  const queries = useQueryClient()
  const model = useCatalogue().data?.models.find(({ id }) => id === job.modelId)
  const settle = {
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['analyses'] }),
    onError: (error: Error) => toastFailure(error),
  }
  const remove = useMutation({
    mutationFn: () => client.call('deleteAnalysis', { params: { id: job.id } }),
    ...settle,
  })
  const rerun = useMutation({ mutationFn: () => client.call('rerunAnalysis', { params: { id: job.id } }), ...settle })
  const { tone, words } = looks[job.status]
  const finished = isFinished(job)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
          <Link to={resultPath(model ?? { resultRoute: '' }, job.id)} className="rounded hover:underline">
            {job.modelTitle}
          </Link>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="mt-0.5 truncate text-[13px] text-ink-faint">
          {job.failure?.error ?? job.summary ?? job.stage ?? job.inputName ?? ''}
        </p>
        {job.status === 'running' && (
          <div className="mt-2 max-w-sm">
            <Progress percent={job.percent} label={`${job.modelTitle}: ${job.stage ?? words}`} />
          </div>
        )}
      </div>
      <Moment at={job.createdAt} className="text-[13px] text-ink-faint" />
      <div className="flex">
        {finished && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Run ${job.modelTitle} again`}
            held={rerun.isPending}
            onClick={() => rerun.mutate()}
          >
            <RotateCw aria-hidden="true" className="size-4" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={finished ? `Delete ${job.modelTitle}` : `Cancel ${job.modelTitle}`}
          held={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {finished ? <Trash2 aria-hidden="true" className="size-4" /> : <X aria-hidden="true" className="size-4" />}
        </Button>
      </div>
    </li>
  )
}
