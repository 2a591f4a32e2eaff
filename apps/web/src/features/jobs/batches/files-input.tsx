import { sizeWords } from '@vitrine/basics/wording.ts'
import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { acceptedWords } from '@vitrine/contracts/catalogue/input-words.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Files, X } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { acceptedTypes } from '../../../lib/model-input/input-check.ts'
import { shownName } from '../../../lib/model-input/shown-name.ts'
import { fileFault } from './check-files.ts'

const takes = (model: CatalogueModel) =>
  model.fileType === 'text'
    ? 'A CSV with one text on each line, text files, or a zip of them'
    : `${acceptedWords(acceptedTypes(model))}, up to ${model.maxFileSize} MB each, or a zip of them`

interface ChosenFilesProps extends FilesInputProps {
  onRemove: (index: number) => void
}

function ChosenFiles({ model, files, onRemove, disabled }: Omit<ChosenFilesProps, 'onChoose'>) {
  return (
    <ul
      aria-label="Chosen files"
      className="max-h-80 w-full divide-y overflow-y-auto scroll-edges-surface rounded-card border bg-surface"
    >
      {files.map((file, index) => {
        const fault = fileFault(model, file)
        const name = shownName(file.name)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and nothing else tells them apart
          <li key={`${index} ${file.name}`} className="flex items-center gap-3 px-4 py-2 text-sm">
            <div className="min-w-0 flex-1">
              <p className="truncate">{name}</p>
              {fault && <p className="text-[13px] text-bad">As it looks, it will not be run: {fault.message}</p>}
            </div>
            <span className="text-[13px] whitespace-nowrap text-ink-faint">{sizeWords(file.size)}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name}`}
              disabled={disabled}
              onClick={() => onRemove(index)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

interface FilesInputProps {
  model: CatalogueModel
  files: readonly File[]
  onChoose: (files: File[]) => void
  disabled: boolean
}

/** Takes many files by drag and drop or by choosing. */
export function FilesInput({ model, files, onChoose, disabled }: FilesInputProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (chosen) => onChoose([...files, ...chosen]),
  })
  return (
    <div className="flex flex-col gap-4">
      <div
        {...getRootProps({ role: 'group', 'aria-label': 'Files' })}
        className={classNames(
          'flex min-h-40 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-line-strong bg-surface p-6 text-center transition-colors',
          isDragActive && 'border-accent bg-accent-soft',
        )}
      >
        <input {...getInputProps({ 'aria-label': 'Choose files' })} />
        <Files aria-hidden="true" className="size-7 text-ink-faint" />
        <p className="text-sm">Drop files here, or</p>
        <Button variant="secondary" onClick={open} disabled={disabled}>
          Choose files
        </Button>
        <p className="text-[13px] text-ink-faint">
          {takes(model)}. At most {batchLimits.items} in one batch, {batchLimits.megabytes} MB together.
        </p>
      </div>
      {files.length > 0 && (
        <ChosenFiles
          model={model}
          files={files}
          disabled={disabled}
          onRemove={(index) => onChoose(files.filter((_, one) => one !== index))}
        />
      )}
    </div>
  )
}
