import type { CatalogueModel, SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { pages, runAddress } from '@vitrine/contracts/pages/pages.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RunProgress } from '../../lib/analyses/run-progress.tsx'
import { startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { dropDraft, saveDraft } from '../../lib/model-input/draft.ts'
import { formOptions } from '../../lib/model-input/model-options.ts'
import { OptionFields } from '../../lib/model-input/option-fields.tsx'
import { shownName } from '../../lib/model-input/shown-name.ts'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useKeepPlace } from '../../lib/screen/use-keep-place.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { checkOwnInput } from './check-own-input.ts'
import { ChosenSample } from './chosen-sample.tsx'
import { CompanionInput } from './companion-input.tsx'
import { FileInput } from './file-input.tsx'
import { type AskedRun, askedInput, emptyInput, type FormInput, restoredInput, sampleInput } from './form-input.ts'
import { SampleGallery } from './sample-gallery.tsx'
import { takeFiles } from './take-files.ts'
import { TextInput } from './text-input.tsx'
import { useDraft } from './use-draft.ts'
import { useEarlierInput } from './use-earlier-input.ts'
import { useLeadToResult } from './use-lead-to-result.ts'
import { useRun } from './use-run.ts'
import { useSealedDraft } from './use-sealed-draft.ts'

/** The right half of a model's screen: the input, its options, the samples, the run. */
export function RunPanel({ model }: { model: CatalogueModel }) {
  const user = useUser()
  const [query] = useSearchParams()
  const [input, setInput] = useState<FormInput>(() => emptyInput(model))
  // A person who comes back from signing in has asked for this run already.
  const continued = user !== null && query.get('run') === 'draft'
  const [rejected, setRejected] = useState<InputFault | null>(null)
  const run = useRun({
    screen: model.id,
    start: (asked: AskedRun, key) => startAnalysis(model, asked.input, asked.options, key),
    onPending: (asked) => setInput(askedInput(model, asked)),
    onSucceeded: useLeadToResult(model),
  })
  useEarlierInput(model, (earlier) => setInput((now) => restoredInput(model, earlier, now)))
  const takesText = model.fileType === 'text'
  const runOwn = async (own: FormInput) => {
    const { text, file, companion, options } = own
    const fault = checkOwnInput(model, own)
    setRejected(fault)
    if (fault) return
    if (!user) {
      const path = runAddress(model)
      const one = file ?? companion
      await saveDraft({
        modelId: model.id,
        modelTitle: model.title,
        path,
        text: text || null,
        file,
        companion,
        options,
      })
      dialogs.open({ kind: 'request-access', product: null, kept: one ? shownName(one.name) : 'What you typed' })
      return
    }
    await dropDraft()
    run.start({ input: takesText ? { kind: 'text', text } : { kind: 'file', file, companion }, options })
  }

  useDraft(model.id, ({ text, file, companion = null, options }) => {
    const kept = { sample: null, text: text ?? '', file, companion, options: { ...input.options, ...options } }
    setInput(kept)
    if (continued) void runOwn(kept)
  })

  const isTyped = !input.sample && (input.text !== '' || input.file !== null || input.companion !== null)
  useSealedDraft(model, isTyped ? input : null, (kept) => {
    const earlier = { ...emptyInput(model), ...kept, text: kept.text ?? '' }
    setInput((now) =>
      restoredInput(model, { ...earlier, options: { ...emptyInput(model).options, ...kept.options } }, now),
    )
  })

  const change = (changed: Partial<FormInput>) => setInput((before) => ({ ...before, ...changed }))
  const choose = (place: 'companion' | null, files: readonly File[]) => {
    run.reset()
    const { taken, fault } = takeFiles(model, place, files, input)
    setRejected(fault)
    if (!fault) change({ sample: null, ...taken })
  }
  const runSample = (sample: SampleCard, options: FormInput['options']) => {
    setRejected(null)
    run.start({ input: { kind: 'sample', id: sample.id }, options })
  }
  const fault = rejected ?? run.fault
  const disabled = run.running
  const place = useKeepPlace<HTMLDivElement>(run.running)
  return (
    <div className="flex flex-col gap-5">
      {!model.available && (
        <ErrorNotice
          message={model.unavailable ?? 'This model cannot be run at the moment.'}
          hint="Its page shows what it will take and answer."
        />
      )}
      {takesText && (
        <TextInput value={input.text} onChange={(text) => change({ sample: null, text })} disabled={disabled} />
      )}
      {!takesText && input.sample && (
        <ChosenSample sample={input.sample} onRemove={() => setInput(emptyInput(model))} disabled={disabled} />
      )}
      {!takesText && !input.sample && (
        <FileInput
          model={model}
          file={input.file}
          onChoose={(files) => choose(null, files)}
          onRemove={() => change({ file: null })}
          disabled={disabled}
        />
      )}
      {model.companion && !input.sample && (
        <CompanionInput
          companion={model.companion}
          file={input.companion}
          onChoose={(file) => choose('companion', [file])}
          onRemove={() => change({ companion: null })}
          disabled={disabled}
        />
      )}
      <OptionFields
        options={formOptions(model)}
        values={input.options}
        onChange={(options) => change({ options })}
        disabled={disabled}
      />
      {fault && <ErrorNotice message={fault.message} hint={fault.hint} />}
      <div ref={place} tabIndex={-1} className="flex flex-col outline-none">
        {run.running ? (
          <RunProgress state={run.state} onCancel={run.cancel} />
        ) : (
          <Button
            size="large"
            disabled={!model.available}
            onClick={() => (input.sample ? runSample(input.sample, input.options) : void runOwn(input))}
          >
            Run
          </Button>
        )}
      </div>
      {model.available && (
        <Link to={`${pages.jobs}?batch=new&model=${model.id}`} className="w-fit rounded text-sm text-accent underline">
          Several files at once
        </Link>
      )}
      <SampleGallery
        samples={model.samples}
        chosen={input.sample?.id ?? null}
        disabled={disabled || !model.available}
        onRun={(sample) => {
          const filled = sampleInput(model, sample)
          setInput(filled)
          runSample(sample, filled.options)
        }}
      />
    </div>
  )
}
