import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePendingRun } from '../../../lib/analyses/use-pending-run.ts'
import { formOptions, optionsFrom } from '../../../lib/model-input/model-options.ts'
import { OptionFields } from '../../../lib/model-input/option-fields.tsx'
import { batchAddress } from './batch-address.ts'
import { batchFault, isCsv } from './check-files.ts'
import { columnsOf } from './csv-columns.ts'
import { FilesInput } from './files-input.tsx'
import { batchScreenOf, type NewBatch, useCreateBatch } from './use-batches.ts'

interface Columns {
  names: readonly string[]
  chosen: string | undefined
}

const none: Columns = { names: [], chosen: undefined }

/** The form for a new batch: files, a name and the model's options. */
export function NewBatchForm({ model }: { model: CatalogueModel }) {
  const navigate = useNavigate()
  const create = useCreateBatch((id) => void navigate(batchAddress(id)))
  const [files, setFiles] = useState<readonly File[]>([])
  const [name, setName] = useState('')
  const [options, setOptions] = useState(() => optionsFrom(formOptions(model)))
  const [columns, setColumns] = useState(none)
  const [rejected, setRejected] = useState<InputFault | null>(null)
  const choose = async (chosen: File[]) => {
    setRejected(null)
    create.reset()
    setFiles(chosen)
    const list = model.fileType === 'text' ? chosen.find(isCsv) : undefined
    const { names, texts } = list ? await columnsOf(list) : { names: [], texts: undefined }
    setColumns({ names, chosen: texts })
  }
  usePendingRun<NewBatch>(batchScreenOf(model.id), (pending) => {
    const { asked } = pending
    setFiles(asked.files)
    setName(asked.name)
    setOptions(asked.options)
    create.mutate(pending)
  })
  const submit = () => {
    const fault = batchFault(files)
    setRejected(fault)
    if (fault) return
    const asked = { model: model.id, name: name.trim(), column: columns.chosen, options, files }
    create.mutate({ asked, key: crypto.randomUUID() })
  }
  const refused: InputFault | null = create.error && {
    message: failureWords(create.error, 'The batch could not be sent. Please try again.'),
    hint: failureHint(create.error),
  }
  const fault = rejected ?? refused
  const disabled = create.isPending || !model.available
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FilesInput model={model} files={files} onChoose={(chosen) => void choose(chosen)} disabled={disabled} />
      {files.length > 0 && (
        <p className="text-[13px] text-ink-faint">
          The files are in this tab alone until you run them: if it is closed or your session ends before, choose them
          again.
        </p>
      )}
      {columns.names.length > 0 && (
        <SelectField
          label="Column with the texts"
          value={columns.chosen}
          disabled={disabled}
          onChange={(event) => setColumns({ ...columns, chosen: event.target.value })}
        >
          <Options of={columns.names} />
        </SelectField>
      )}
      <OptionFields options={formOptions(model)} values={options} onChange={setOptions} disabled={disabled} />
      <TextField
        label="Name of the batch"
        maxLength={100}
        autoComplete="off"
        help="Optional: a name to recognise it by."
        value={name}
        disabled={disabled}
        onChange={(event) => setName(event.target.value)}
      />
      {fault && <ErrorNotice message={fault.message} hint={fault.hint} />}
      <Button type="submit" size="large" busy={create.isPending} disabled={!model.available}>
        {create.isPending ? 'Sending the files' : 'Run all'}
      </Button>
    </form>
  )
}
