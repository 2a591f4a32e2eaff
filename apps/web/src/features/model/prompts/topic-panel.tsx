import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useState } from 'react'
import { AnswerPreview } from '../../../lib/analyses/answer-preview.tsx'
import { useRun } from '../use-run.ts'
import { BusyOverlay } from './busy-overlay.tsx'
import { SamplePreviewDialog } from './sample-preview-dialog.tsx'
import { sampleTopics } from './sample-topics.ts'
import { startTopic } from './start-prompt.ts'
import { TopicResult } from './topic-result.tsx'
import { usePromptField } from './use-prompt-field.ts'

/** Asks for a topic and shows the page about it in place. */
export function TopicPanel({ model }: { model: CatalogueModel }) {
  const topic = usePromptField('topic', model.maxFileSize)
  const samples = sampleTopics(model.samples)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  const run = useRun({ start: startTopic, onSucceeded: setAnswered, failed: 'Failed to explore topic' })
  const preview = samples.find(({ id }) => id === previewed)
  const explore = () => {
    topic.touch()
    if (!topic.fault && !run.running) run.start(topic.text)
  }
  return (
    <div className="flex flex-col gap-6">
      {model.unavailable && <ErrorNotice message={model.unavailable} hint="What you enter is checked all the same." />}
      <Card className="relative p-6">
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            explore()
          }}
        >
          <Field label="Topic" required error={topic.error}>
            {(attributes) => (
              <input
                {...attributes}
                value={topic.text}
                disabled={run.running}
                placeholder="e.g. AI advancements"
                onChange={(event) => topic.change(event.target.value)}
                className={controlClass}
              />
            )}
          </Field>
          {run.fault && <ErrorNotice message={run.fault.message} hint={run.fault.hint || undefined} />}
          <Button type="submit" size="large" disabled={topic.isBlank || run.running}>
            Explore Topic
          </Button>
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-[13px] text-ink-faint">Samples:</span>
            {samples.map(({ id, label }) => (
              <Button key={id} variant="secondary" size="small" onClick={() => setPreviewed(id)}>
                {label}
              </Button>
            ))}
          </div>
        </form>
        {run.running && (
          <BusyOverlay label="Exploring topic..." stage={run.state?.stage ?? null} onCancel={run.cancel} />
        )}
      </Card>
      {run.running && <AnswerPreview state={run.state} />}
      {answered && !run.running && <TopicResult id={answered} />}
      {preview && (
        <SamplePreviewDialog
          label={preview.label}
          text={preview.text}
          onClose={() => setPreviewed(null)}
          onUse={() => {
            topic.fill(preview.text)
            setPreviewed(null)
          }}
        />
      )}
    </div>
  )
}
