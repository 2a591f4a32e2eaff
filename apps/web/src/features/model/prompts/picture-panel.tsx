import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useMemo, useState } from 'react'
import { optionsFrom } from '../../../lib/model-input/model-options.ts'
import { OptionFields } from '../../../lib/model-input/option-fields.tsx'
import { useEarlierInput } from '../use-earlier-input.ts'
import { useLeadToResult } from '../use-lead-to-result.ts'
import { useRun } from '../use-run.ts'
import { useSealedDraft } from '../use-sealed-draft.ts'
import { PromptForm } from './prompt-form.tsx'
import { startPicture } from './start-prompt.ts'
import { TopicField } from './topic-field.tsx'
import { usePromptField } from './use-prompt-field.ts'

/** Samples that are offered. */
const promptsShown = 4

interface Prompt {
  topic: string
  instructions: string
  options: OptionValues
}

/** Asks for a topic and instructions; the picture is shown on the result screen. */
export function PicturePanel({ model }: { model: CatalogueModel }) {
  const topic = usePromptField('topic', model.maxFileSize)
  const instructions = usePromptField('instructions', model.maxFileSize)
  // The instructions have their field in the form.
  const further = model.options.filter(({ name }) => name !== 'instructions')
  const [options, setOptions] = useState(() => optionsFrom(further))
  const prompts = model.samples.slice(0, promptsShown).map(({ id, label, text, options: { instructions: words } }) => ({
    id,
    label,
    topic: text ?? '',
    instructions: String(words ?? ''),
  }))
  const run = useRun({
    screen: model.id,
    start: ({ options: chosen, ...prompt }: Prompt, key) => startPicture(prompt, chosen, key),
    onPending: (prompt) => {
      topic.fill(prompt.topic)
      instructions.fill(prompt.instructions)
      setOptions(prompt.options)
    },
    onSucceeded: useLeadToResult(model),
    failed: 'Failed to generate image',
  })
  useEarlierInput(model, (input) => {
    topic.fill(input.text)
    instructions.fill(String(input.options['instructions'] ?? ''))
    setOptions(optionsFrom(further, input.options))
  })
  const typed = useMemo(
    () => ({ text: topic.text, file: null, companion: null, options: { ...options, instructions: instructions.text } }),
    [topic.text, options, instructions.text],
  )
  useSealedDraft(model, topic.isBlank && instructions.isBlank ? null : typed, ({ text, options: kept }) => {
    if (!topic.isBlank || !instructions.isBlank) return
    topic.fill(text ?? '')
    instructions.fill(String(kept['instructions'] ?? ''))
    setOptions(optionsFrom(further, kept))
  })
  const generate = () => {
    topic.touch()
    instructions.touch()
    if (topic.fault || instructions.fault || run.running) return
    run.start({ topic: topic.text, instructions: instructions.text, options })
  }
  return (
    <div className="flex flex-col gap-6">
      <PromptForm
        model={model}
        run={run}
        action="Generate Image"
        doing="Generating image..."
        incomplete={topic.isBlank || instructions.isBlank}
        onSubmit={generate}
        fields={
          <>
            <TopicField topic={topic} running={run.running} placeholder="e.g. A lighthouse in a storm" />
            <Field label="Instructions" required error={instructions.error}>
              {(attributes) => (
                <textarea
                  {...attributes}
                  rows={5}
                  value={instructions.text}
                  readOnly={run.running}
                  placeholder="Mood, colours, time of day, style"
                  onChange={(event) => instructions.change(event.target.value)}
                  className={`${controlClass} resize-y leading-6`}
                />
              )}
            </Field>
            <OptionFields options={further} values={options} onChange={setOptions} disabled={run.running} />
          </>
        }
      />
      {prompts.length > 0 && (
        <section aria-labelledby="sample-prompts" className="flex flex-col gap-3">
          <h2 id="sample-prompts" className="text-sm font-semibold">
            Sample prompts
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {prompts.map((prompt) => (
              <li key={prompt.id}>
                <button
                  type="button"
                  // A signed-in reader's early click may have fallen on a visitor's button for the same sample.
                  data-act={`sample ${prompt.id}`}
                  disabled={run.running}
                  onClick={() => {
                    topic.fill(prompt.topic)
                    instructions.fill(prompt.instructions)
                  }}
                  className="flex h-full w-full flex-col gap-1 rounded-card border bg-surface p-4 text-left transition-colors hover:border-line-strong disabled:opacity-50"
                >
                  <span className="text-sm font-medium">{prompt.label}</span>
                  <span className="line-clamp-2 text-[13px] text-ink-faint">{prompt.instructions}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
