import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { fileRequired, type InputFault } from '@vitrine/contracts/input-words.ts'
import type { OptionValues } from '@vitrine/contracts/model-option.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RunProgress } from '../../lib/analyses/run-progress.tsx'
import { type RunInput, startAnalysis } from '../../lib/analyses/start-analysis.ts'
import { resultPath, runPath } from '../../lib/model-paths.ts'
import { dialogs } from '../../lib/dialogs.ts'
import { dropDraft, saveDraft } from '../../lib/draft.ts'
import { acceptedTypes, checkFile, checkText, isOneOf } from '../../lib/input-check.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { CompanionInput } from './companion-input.tsx'
import { FileInput } from './file-input.tsx'
import { defaultOptions } from './option-defaults.ts'
import { OptionFields } from './option-fields.tsx'
import { SampleGallery } from './sample-gallery.tsx'
import { TextInput } from './text-input.tsx'
import { useDraft } from './use-draft.ts'
import { useRun } from './use-run.ts'

/** The right half of a model's screen: the input, its options, the samples, the run. */
export function RunPanel({ model }: { model: CatalogueModel }) {
  const navigate = useNavigate()
  const user = useUser()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [companion, setCompanion] = useState<File | null>(null)
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(model))
  const [rejected, setRejected] = useState<InputFault | null>(null)
  const run = useRun({
    start: (asked: { input: RunInput; options: OptionValues }) => startAnalysis(model, asked.input, asked.options),
    onSucceeded: (id) => void navigate(resultPath(model, id)),
  })
  useDraft(model.id, (draft) => {
    setText(draft.text ?? '')
    setFile(draft.file)
    setCompanion(draft.companion ?? null)
    setOptions({ ...defaultOptions(model), ...draft.options })
  })

  const takesText = model.fileType === 'text'
  const besideTypes = model.companion ? acceptedTypes(model.companion) : []
  const chooseCompanion = (chosen: File) => {
    run.reset()
    const fault = checkFile(chosen, model, besideTypes)
    setRejected(fault)
    setCompanion(fault ? null : chosen)
  }
  const choose = (chosen: File) => {
    // Dropped or pasted, a companion finds its own place.
    if (!isOneOf(acceptedTypes(model), chosen) && isOneOf(besideTypes, chosen)) return chooseCompanion(chosen)
    run.reset()
    const fault = checkFile(chosen, model)
    setRejected(fault)
    setFile(fault ? null : chosen)
  }
  const ownFault = (): InputFault | null => {
    if (takesText) return checkText(text, model)
    if (!file && !companion) return fileRequired
    return (file && checkFile(file, model)) ?? (companion && checkFile(companion, model, besideTypes))
  }
  const start = (input: RunInput) => {
    setRejected(null)
    run.start({ input, options })
  }
  const runOwn = async () => {
    const fault = ownFault()
    setRejected(fault)
    if (fault) return
    if (!user) {
      await saveDraft({
        modelId: model.id,
        modelTitle: model.title,
        path: runPath(model),
        text: text || null,
        file,
        companion,
        options,
      })
      dialogs.open({ kind: 'request-access', product: null })
      return
    }
    await dropDraft()
    start(takesText ? { kind: 'text', text } : { kind: 'file', file, companion })
  }

  const fault = rejected ?? run.fault
  return (
    <div className="flex flex-col gap-5">
      {!model.available && (
        <ErrorNotice
          message={model.unavailable ?? 'This model cannot be run at the moment.'}
          hint="Its page shows what it will take and answer."
        />
      )}
      {takesText ? (
        <TextInput value={text} onChange={setText} disabled={run.running} />
      ) : (
        <FileInput model={model} file={file} onChoose={choose} onRemove={() => setFile(null)} disabled={run.running} />
      )}
      {model.companion && (
        <CompanionInput
          companion={model.companion}
          file={companion}
          onChoose={chooseCompanion}
          onRemove={() => setCompanion(null)}
          disabled={run.running}
        />
      )}
      {/* A chat asks its questions later, once the document has been read. */}
      <OptionFields
        options={model.interaction === 'chat' ? [] : model.options}
        values={options}
        onChange={setOptions}
        disabled={run.running}
      />
      {fault && <ErrorNotice message={fault.message} hint={fault.hint} />}
      {run.running ? (
        <RunProgress state={run.state} onCancel={run.cancel} />
      ) : (
        <Button size="large" disabled={!model.available} onClick={() => void runOwn()}>
          Run
        </Button>
      )}
      <SampleGallery
        samples={model.samples}
        disabled={run.running || !model.available}
        onRun={(id) => start({ kind: 'sample', id })}
      />
    </div>
  )
}
