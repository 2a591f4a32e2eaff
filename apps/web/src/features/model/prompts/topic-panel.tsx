import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { AnswerPreview } from '../../../lib/analyses/answer-preview.tsx'
import { useEarlierInput } from '../use-earlier-input.ts'
import { useRun } from '../use-run.ts'
import { useSealedDraft } from '../use-sealed-draft.ts'
import { PromptForm } from './prompt-form.tsx'
import { sampleTopics } from './sample-topics.ts'
import { startTopic } from './start-prompt.ts'
import { TopicField } from './topic-field.tsx'
import { TopicResult } from './topic-result.tsx'
import { usePromptField } from './use-prompt-field.ts'

const SamplePreviewDialog = lazy(() => import('./sample-preview-dialog.tsx'))

/** The result is shown in place. */
function stay() {}

/** Asks for a topic and shows the page about it in place. */
export function TopicPanel({ model }: { model: CatalogueModel }) {
  const topic = usePromptField('topic', model.maxFileSize)
  const samples = sampleTopics(model.samples)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const run = useRun({
    screen: model.id,
    start: startTopic,
    onPending: topic.fill,
    onSucceeded: stay,
    failed: 'Failed to explore topic',
  })
  useEarlierInput(model, ({ text }) => topic.fill(text))
  const typed = useMemo(() => ({ text: topic.text, file: null, companion: null, options: {} }), [topic.text])
  useSealedDraft(model, topic.isBlank ? null : typed, ({ text }) => topic.isBlank && topic.fill(text ?? ''))
  const preview = samples.find(({ id }) => id === previewed)
  const explore = () => {
    topic.touch()
    if (!topic.fault && !run.running) run.start(topic.text)
  }
  return (
    <div className="flex flex-col gap-6">
      <PromptForm
        model={model}
        run={run}
        action="Explore Topic"
        doing="Exploring topic..."
        incomplete={topic.isBlank}
        onSubmit={explore}
        fields={<TopicField topic={topic} running={run.running} placeholder="e.g. AI advancements" />}
      >
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-[13px] text-ink-faint">Samples:</span>
          {samples.map(({ id, label }) => (
            <Button
              key={id}
              data-act={`sample ${id}`}
              variant="secondary"
              size="small"
              onClick={() => setPreviewed(id)}
            >
              {label}
            </Button>
          ))}
        </div>
      </PromptForm>
      {run.running && <AnswerPreview state={run.state} />}
      {run.answered && !run.running && <TopicResult id={run.answered} />}
      {preview && (
        <Suspense fallback={null}>
          <SamplePreviewDialog
            label={preview.label}
            text={preview.text}
            onClose={() => setPreviewed(null)}
            onUse={() => {
              topic.fill(preview.text)
              setPreviewed(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
