import { useMutation } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { failureWords, unknownFailure } from '@vitrine/contracts/calls/failure-words.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { AnswerPreview } from '../../lib/analyses/answer-preview.tsx'
import { isFinished } from '../../lib/analyses/follow-analysis.ts'
import { RunProgress } from '../../lib/analyses/run-progress.tsx'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { earlierInput } from '../../lib/model-input/earlier-input.ts'
import { client } from '../../lib/requests/client.ts'
import { InputPane } from './input-pane.tsx'
import { useModel } from './use-model.ts'

interface UnfinishedResultProps {
  analysis: Analysis
  onFinished: () => void
}

/** An analysis without an answer: waiting, running, failed or cancelled. */
export function UnfinishedResult({ analysis, onFinished }: UnfinishedResultProps) {
  const navigate = useNavigate()
  const model = useModel(analysis.modelId)
  const running = !isFinished(analysis)
  const { state, error } = useFollow(running ? analysis.id : null)
  const finished = state !== null && isFinished(state)
  useEffect(() => {
    if (finished) onFinished()
  }, [finished, onFinished])
  const back = model?.path ?? pages.explore
  const cancel = useMutation({
    mutationFn: () => client.call('deleteAnalysis', { params: { id: analysis.id } }),
    onSuccess: () => void navigate(back),
  })
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-semibold tracking-tight">{analysis.modelTitle}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <InputPane analysis={analysis} />
        <div className="flex flex-col gap-4">
          {running && !error && (
            <RunProgress state={state ?? analysis} onCancel={cancel.isPending ? null : () => cancel.mutate()} />
          )}
          {running && !error && <AnswerPreview state={state ?? analysis} />}
          {error && (
            <ErrorNotice message={failureWords(error)} hint="Reload the page to see how the analysis went on." />
          )}
          {analysis.status === 'failed' && (
            <ErrorNotice
              message={analysis.failure?.error || unknownFailure}
              hint={analysis.failure?.hint ?? undefined}
            />
          )}
          {analysis.status === 'cancelled' && <ErrorNotice message="The run was cancelled." />}
          {!running && (
            <Link
              to={model ? earlierInput(model.path, analysis.id) : back}
              className={`${buttonClass({ variant: 'secondary' })} self-start`}
            >
              Change and run again
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
