import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { acceptedWords } from '@vitrine/contracts/catalogue/input-words.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { FileUp, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptedTypes, chooserAccept } from '../../lib/model-input/input-check.ts'
import { useAsServed } from '../../lib/screen/use-as-served.ts'
import { DeviceButtons } from './devices/device-buttons.tsx'
import { FilePreview } from './file-preview.tsx'

interface FileInputProps {
  model: CatalogueModel
  file: File | null
  /** One, or all that were dropped or pasted together. */
  onChoose: (files: readonly File[]) => void
  onRemove: () => void
  disabled: boolean
}

/** Takes a file by drag and drop, choosing or pasting. The caller checks it and shows what is wrong. */
export function FileInput({ model, file, onChoose, onRemove, disabled }: FileInputProps) {
  const accept = acceptedTypes(model)
  const asServed = useAsServed()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: chooserAccept(accept),
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (accepted, refused) => {
      const chosen = [...accepted, ...refused.map(({ file: one }) => one)]
      if (chosen.length > 0) onChoose(chosen)
    },
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length > 0 && !disabled) onChoose(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': 'File' })}
      className={classNames(
        'flex min-h-64 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-line-strong bg-surface p-6 text-center transition-colors',
        isDragActive && 'border-accent bg-accent-soft',
      )}
    >
      {!asServed && <input {...getInputProps({ 'aria-label': 'Choose a file' })} />}
      {file ? (
        <>
          <FilePreview file={file} />
          <div className="flex gap-2">
            <Button variant="secondary" size="small" onClick={open} disabled={disabled}>
              Choose another
            </Button>
            <Button variant="ghost" size="small" onClick={onRemove} disabled={disabled}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove
            </Button>
          </div>
        </>
      ) : (
        <>
          <FileUp aria-hidden="true" className="size-7 text-ink-faint" />
          <p className="text-sm">Drop a file here, paste one, or</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="secondary" onClick={open} disabled={disabled}>
              Choose a file
            </Button>
            <DeviceButtons model={model} disabled={disabled} onChoose={(taken) => onChoose([taken])} />
          </div>
          <p className="text-[13px] text-ink-faint">
            {acceptedWords(accept)}, up to {model.maxFileSize} MB
          </p>
        </>
      )}
    </div>
  )
}
